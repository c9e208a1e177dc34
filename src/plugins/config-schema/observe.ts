/** Asks the build tool of a version what it thinks of the keys of its own schema. Cached by package version. */
import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ConfigKey} from '../../lib/config-schema/keys';
import {sampleValue} from '../../lib/config-schema/sample';
import {parseVerdicts, type Verdict} from '../../lib/config-schema/verdict';
import {createCache} from '../examples/cache';
import {createPool} from '../../lib/pool/pool';
import {run} from '../examples/run';
import type {Toolchain} from '../examples/toolchain';

/** Changes whenever the tool is asked differently. */
const RECIPE = 2;

/** Keys that every configuration needs; they are in each project that the tool is asked about. */
const NEEDED = {name: 'sample', sources: 'src'};

/** What a build tool does with the keys of its schema. */
export type BuildToolFacts = {
  /** Why keys at the top should not be written. Tools up to v11 say nothing of any key. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** Whether JavaScript is written beside its source when nothing is said of it; undefined where the tool was not seen to write any. */
  readonly inSource: boolean | undefined;
};

/**
 * What the build tool of a version does with keys: one small project a key, for it takes some keys only
 * without others.
 * @param cacheDir absolute, below the folder that has the packages in its node_modules
 * Rejects with a sentence when the tool does not run on this machine and nothing is kept.
 */
export async function observeKeys({version, identity, bsc, configFile}: Toolchain, keys: readonly ConfigKey[], cacheDir: string): Promise<BuildToolFacts> {
  const tops = keys.filter(({parent, path: key}) => parent === undefined && !(key in NEEDED)).map((key) => ({path: key.path, value: sampleValue(key)}));
  const tool = path.join(path.dirname(bsc), 'rescript.exe');
  const cache = createCache(path.join(cacheDir, 'config-schema'));
  const hash = createHash('sha256').update(JSON.stringify(tops)).digest('hex');
  const kept = await cache.get([RECIPE, identity, hash], async () => {
    if (!existsSync(bsc)) {
      throw new Error(`the build tool of ${version} (${identity}) does not run on ${process.platform}-${process.arch}. Build on x86-64 Linux, or copy a .cache folder made there.`);
    }
    if (!existsSync(tool)) return {verdicts: []}; // before v9 it has another name, and says nothing of keys
    const pool = createPool(2);
    const ask = <Answer>(config: object, look: (folder: string, printed: string) => Answer): Promise<Answer> =>
      pool(() => inProject(tool, path.join(cacheDir, `config-schema-${randomUUID()}`), configFile, config, look));
    const said = await Promise.all(tops.map(({path: key, value}) => ask({[key]: value}, (_, printed) => parseVerdicts(printed))));
    const inSource = await ask({'package-specs': {module: 'commonjs'}}, (folder) => {
      const [beside, apart] = ['src', 'lib/js/src'].map((place) => existsSync(path.join(folder, place, 'Sample.js')));
      return beside || apart ? beside : undefined;
    });
    return {verdicts: said.flatMap((verdicts) => [...verdicts]), inSource};
  });
  return {verdicts: new Map(kept.verdicts), inSource: kept.inSource};
}

async function inProject<Answer>(tool: string, folder: string, configFile: string, config: object, look: (folder: string, printed: string) => Answer): Promise<Answer> {
  await mkdir(path.join(folder, NEEDED.sources), {recursive: true});
  try {
    await writeFile(path.join(folder, configFile), JSON.stringify({...NEEDED, ...config}));
    await writeFile(path.join(folder, NEEDED.sources, 'Sample.res'), 'let one = 1\n');
    const {stdout, stderr} = await run(tool, ['build'], folder);
    return look(folder, stdout + stderr);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
