import type {ToolchainRecord} from '../../../compilers/build/toolchain-record';

/**
 * The text of `src/compilers/build/toolchains.ts` with a copy of the newest record at the top, for a new version and its
 * package. Throws a readable error if the newest record isn't where it's expected.
 */
export function withCopyOfNewestRecord(
  text: string,
  newest: Pick<ToolchainRecord, 'version' | 'package'>,
  version: string,
  name: string,
): string {
  const own = text.indexOf(`\n    version: '${newest.version}',`);
  const start = text.lastIndexOf('\n  {\n', own) + 1;
  const end = text.indexOf('\n  },\n', own);
  if (own < 0 || end < 0)
    throw new Error(
      `src/compilers/build/toolchains.ts: the record of ${newest.version} has to be an object with its version.`,
    );
  const record = text.slice(start, end + '\n  },\n'.length);
  const copy = record
    .replace(`version: '${newest.version}'`, `version: '${version}'`)
    .replace(`package: '${newest.package}'`, `package: '${name}'`);
  return text.slice(0, start) + copy + text.slice(start);
}
