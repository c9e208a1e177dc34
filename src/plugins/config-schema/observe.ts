/** Asks the build tool of a version what it thinks of the keys of its own schema. Cached by package version. */
import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ConfigKey} from '../../lib/config-schema/keys';
import {sampleValue} from '../../lib/config-schema/sample';
import {parseVerdicts, type Verdict} from '../../lib/config-schema/verdict';
import {createCache} from '../examples/cache';
import {createPool} from '../examples/pool';
import {run} from '../examples/run';
import type {Toolchain} from '../examples/toolchain';

/** Changes whenever the tool is asked differently. */
const RECIPE = 1;

/** Keys that every configuration needs; they are in each project that the tool is asked about. */
const NEEDED = {name: 'sample', sources: 'src'};

/**
 * What the build tool says of the keys at the top, one project a key: it takes some keys only without others.
 * Tools up to v11 say nothing of any key.
 * @param cacheDir absolute, below the folder that has the packages in its node_modules
 * Rejects with a sentence when the tool does not run on this machine and nothing is kept.
 */
export async function observeKeys({version, identity, bsc, configFile}: Toolchain, keys: readonly ConfigKey[], cacheDir: string): Promise<ReadonlyMap<string, Verdict>> {
  const tops = keys.filter(({parent, path: key}) => parent === undefined && !(key in NEEDED)).map((key) => ({path: key.path, value: sampleValue(key)}));
  const tool = path.join(path.dirname(bsc), 'rescript.exe');
  const cache = createCache(path.join(cacheDir, 'config-schema'));
  const kept = await cache.get([RECIPE, identity, createHash('sha256').update(JSON.stringify(tops)).digest('hex')], async () => {
    if (!existsSync(bsc)) {
      throw new Error(`the build tool of ${version} (${identity}) does not run on ${process.platform}-${process.arch}. Build on x86-64 Linux, or copy a .cache folder made there.`);
    }
    if (!existsSync(tool)) return []; // tools before v9 have another name, and say nothing of keys
    const pool = createPool(2);
    const said = await Promise.all(tops.map(({path: key, value}) => pool(() => ask(tool, path.join(cacheDir, `config-schema-${randomUUID()}`), configFile, {[key]: value}))));
    return said.flatMap((verdicts) => [...verdicts]);
  });
  return new Map(kept);
}

async function ask(tool: string, folder: string, configFile: string, config: object): Promise<ReadonlyMap<string, Verdict>> {
  await mkdir(path.join(folder, NEEDED.sources), {recursive: true});
  try {
    await writeFile(path.join(folder, configFile), JSON.stringify({...NEEDED, ...config}));
    const {stdout, stderr} = await run(tool, ['build'], folder);
    return parseVerdicts(stdout + stderr);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
