/** Runs a version's build tool to find out how it treats the keys in its own schema. Cached by package version. */
import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sourceHash} from '../../../kit/build/files/source-hash';
import type {ConfigKey} from './keys';
import type {CompilerService} from '../../../compilers/build/service';
import type {Toolchain} from '../../../compilers/build/toolchain';
import type {KeyType} from './shape';

const CODE = sourceHash(__filename);

/** Keys every configuration needs; they are in every project the tool is run on. */
const NEEDED = {name: 'sample', sources: 'src'};

export type BuildToolFacts = {
  /** The reasons not to use certain top-level keys. Tools up to v11 don't report any. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** Whether JavaScript is written next to its source by default; undefined if the tool didn't write any. */
  readonly inSource: boolean | undefined;
};

/**
 * What a version's build tool does with keys: it builds one small project per key, because the tool accepts some keys
 * only without others. Rejects with a sentence if the tool doesn't run on this machine and nothing is cached.
 */
export async function observeKeys(
  {cache, cacheDir, run}: Pick<CompilerService, 'cache' | 'cacheDir' | 'run'>,
  {version, identity, bsc, configFile, buildTool: tool}: Toolchain,
  keys: readonly ConfigKey[],
): Promise<BuildToolFacts> {
  const tops = keys
    .filter(({parent, path: key}) => parent === undefined && !(key in NEEDED))
    .map((key) => ({path: key.path, value: sampleValue(key)}));
  const hash = createHash('sha256').update(JSON.stringify(tops)).digest('hex');
  const kept = await cache('config-schema').get([CODE, identity, hash], async () => {
    if (!existsSync(bsc)) {
      throw new Error(
        `the build tool of ${version} (${identity}) doesn't run on ${process.platform}-${process.arch}. Build on x86-64 Linux, or copy a .cache folder created there.`,
      );
    }
    if (tool === undefined) return {verdicts: []};
    const ask = async <Answer>(config: object, look: (folder: string, printed: string) => Answer): Promise<Answer> => {
      const folder = path.join(cacheDir, `config-schema-${randomUUID()}`);
      await mkdir(path.join(folder, NEEDED.sources), {recursive: true});
      try {
        await writeFile(path.join(folder, configFile), JSON.stringify({...NEEDED, ...config}));
        await writeFile(path.join(folder, NEEDED.sources, 'Sample.res'), 'let one = 1\n');
        const {stdout, stderr} = await run(tool, ['build'], folder);
        return look(folder, stdout + stderr);
      } finally {
        await rm(folder, {recursive: true, force: true});
      }
    };
    const said = await Promise.all(
      tops.map(({path: key, value}) => ask({[key]: value}, (_, printed) => parseVerdicts(printed))),
    );
    const inSource = await ask({'package-specs': {module: 'commonjs'}}, (folder) => {
      const [beside, apart] = ['src', 'lib/js/src'].map((place) => existsSync(path.join(folder, place, 'Sample.js')));
      return beside || apart ? beside : undefined;
    });
    return {verdicts: said.flatMap((verdicts) => [...verdicts]), inSource};
  });
  return {verdicts: new Map(kept.verdicts), inSource: kept.inSource};
}

const SAMPLES = {string: 'sample', number: 1, boolean: true, array: [], object: {}, any: {}, same: {}};

/** A small valid value for a key, to see what a build tool says about the key. */
export function sampleValue({allowed: [first], type}: Pick<ConfigKey, 'allowed' | 'type'>): unknown {
  return first === undefined ? sampleOf(type) : JSON.parse(first);
}

function sampleOf(type: KeyType): unknown {
  if (type.kind !== 'either') return SAMPLES[type.kind];
  const [first] = type.options;
  return first ? sampleOf(first) : null;
}

/** Why a key shouldn't be used, as the build tool says. Keys the build tool accepts have no verdict. */
export type Verdict =
  | {readonly kind: 'deprecated'; readonly use?: string}
  /** Recognized, but ignored. */
  | {readonly kind: 'unsupported'}
  /** Not known. */
  | {readonly kind: 'ignored'};

const UNKNOWN = /Unknown field '([^']+)'/g;
const KNOWN =
  /The field '([^']+)' found in the package config of '[^']*' is (deprecated|not supported)[^\n]*(?:\nUse '([^']+)' instead)?/g;

/** The verdicts in a build tool's output, by key. */
export function parseVerdicts(printed: string): ReadonlyMap<string, Verdict> {
  const ignored = [...printed.matchAll(UNKNOWN)].map(([, key = '']) => [key, {kind: 'ignored'}] as const);
  const known = [...printed.matchAll(KNOWN)].map(([, key = '', what, use]): [string, Verdict] => [
    key,
    what === 'deprecated' ? {kind: 'deprecated', ...(use !== undefined && {use})} : {kind: 'unsupported'},
  ]);
  return new Map<string, Verdict>([...ignored, ...known]);
}
