import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {sourceHash} from '../../../kit/build/files/source-hash';
import {warningTable, type WarningTable} from '../../../rescript/core/warnings/table';
import type {CompilerService} from '../service';
import type {Toolchain} from '../toolchain';

const CODE = sourceHash(__filename);

/** A compiler's warnings, from its help. Rejects with a sentence if it doesn't run here and nothing is cached. */
export async function readWarningTable(
  {cache, cacheDir, run}: CompilerService,
  {version, identity, bsc}: Toolchain,
): Promise<WarningTable> {
  const [descriptions, usage] = await cache('warnings').get([CODE, identity], async () => {
    if (!existsSync(bsc)) {
      throw new Error(
        `the compiler of ${version} (${identity}) doesn't run on ${process.platform}-${process.arch}. Build on x86-64 Linux, or copy a .cache folder created there.`,
      );
    }
    await mkdir(cacheDir, {recursive: true});
    const ask = async (flag: string): Promise<string> => {
      const {stdout, stderr} = await run(bsc, [flag], cacheDir);
      return stdout + stderr;
    };
    const printed = [await ask('-warn-help'), await ask('-help')] as const;
    warningTable(...printed); // don't cache output that can't be parsed
    return printed;
  });
  return warningTable(descriptions, usage);
}
