import type {ToolchainRecord} from '../../src/compilers/toolchain-record';

/**
 * `src/compilers/toolchains.ts` with a copy of the newest record at the top, for a new version and its package. Throws
 * if that record isn't where it's expected.
 */
export function withCopyOfNewestRecord(
  text: string,
  newest: Pick<ToolchainRecord, 'version' | 'package'>,
  version: string,
  name: string,
): string {
  const start = text.indexOf(`  {\n    version: '${newest.version}',`);
  const end = text.indexOf('\n  },\n', start);
  if (start < 0 || end < 0)
    throw new Error(
      `src/compilers/toolchains.ts: the record of ${newest.version} has to begin with its version. Put that first.`,
    );
  const record = text.slice(start, end + '\n  },\n'.length);
  const copy = record
    .replace(`version: '${newest.version}'`, `version: '${version}'`)
    .replace(`package: '${newest.package}'`, `package: '${name}'`);
  return text.slice(0, start) + copy + text.slice(start);
}
