/** Asks a compiler for its warnings. Cached by the version of its package. */
import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {warningTable, type WarningTable} from '../../lib/warnings/table';
import {createCache} from '../examples/cache';
import {run} from '../examples/run';
import type {Toolchain} from '../examples/toolchain';

/** Changes whenever the compiler is asked differently. */
const RECIPE = 1;

/**
 * The warnings of a manual version's compiler.
 * @param cacheDir absolute; keeps what the compiler printed
 * Rejects with a sentence when the compiler does not run on this machine and nothing is kept.
 */
export async function readWarningTable({version, identity, bsc}: Toolchain, cacheDir: string): Promise<WarningTable> {
  const cache = createCache(path.join(cacheDir, 'warnings'));
  const [descriptions, usage] = await cache.get([RECIPE, identity], async () => {
    if (!existsSync(bsc)) {
      throw new Error(`the compiler of ${version} (${identity}) does not run on ${process.platform}-${process.arch}. Build on x86-64 Linux, or copy a .cache folder made there.`);
    }
    await mkdir(cacheDir, {recursive: true});
    const ask = async (flag: string): Promise<string> => {
      const {stdout, stderr} = await run(bsc, [flag], cacheDir);
      return stdout + stderr;
    };
    const printed = [await ask('-warn-help'), await ask('-help')] as const;
    warningTable(...printed); // what cannot be read is not kept
    return printed;
  });
  return warningTable(descriptions, usage);
}
