/** The compilers of a site: queued and cached. It says which can't run on this machine. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {sourceHash} from '../../kit/build/files/source-hash';
import {createPool, type Pool} from '../../kit/core/async';
import {createCache, type Cache} from './cache';
import {unknownCompiler} from './check-records';
import {compile, flagsOf, type CompileJob, type Outcome} from './compile';
import {guardOptions, type GuardResult} from './options-guard';
import {prepareLibrary} from './libraries';
import {run, type Runner} from './run';
import {readTypes, type TypedName} from './analysis';
import {findToolchains, type Library, type Toolchain} from './toolchain';
import type {Machine, ToolchainRecord} from './toolchain-record';

const COMPILE_CODE = sourceHash(path.join(__dirname, 'compile.ts'));
const TYPES_CODE = sourceHash(path.join(__dirname, 'analysis.ts'));

export type CompilerService = {
  readonly siteDir: string;
  /** Absolute; holds results and compiled libraries. */
  readonly cacheDir: string;
  readonly machine: Machine;
  /** By manual version, newest first. */
  readonly toolchains: Readonly<Record<string, Toolchain>>;
  /** Throws with the versions there are if it isn't one of them. */
  readonly toolchain: (version: string) => Toolchain;
  /** Why a version's compiler can't run on this machine; undefined if it can. */
  readonly unavailable: (version: string) => string | undefined;
  /** Throws if the version is unknown, or if its compiler can't run and there's no cached result. */
  readonly compile: (version: string, job: CompileJob) => Promise<Outcome>;
  /** Throws like `compile`; empty for versions without the editor's tool. */
  readonly types: (version: string, job: CompileJob) => Promise<readonly TypedName[]>;
  /** Checks a page's source for compiler options; see `options-guard.ts`. */
  readonly guardOptions: (version: string, file: SourceFile) => Promise<GuardResult>;
  /** The folder of a compiled library, which takes about a second the first time. */
  readonly library: (toolchain: Toolchain, library: Library) => Promise<string>;
  /** The folders of all libraries, in the toolchain's order. */
  readonly libraries: (toolchain: Toolchain) => Promise<readonly string[]>;
  /** A cache by name. Two callers with one name share it. */
  readonly cache: (name: string) => Cache;
  /** Runs another program, when it is its turn. */
  readonly run: Runner;
  /** The queue all programs wait in. */
  readonly pool: Pool;
};

type ServiceOptions = Pick<CompilerService, 'siteDir' | 'cacheDir'> & {
  /** This machine if missing. */
  readonly machine?: Machine;
  /** Those of `toolchains.ts` if missing. */
  readonly records?: readonly ToolchainRecord[];
};

/**
 * Docusaurus loads the configuration, and all modules that it imports, anew for each language of a build and after each
 * change. What may exist only once is kept on the global object.
 * @param name a name no other caller uses
 */
export function onePerSite<Made>(name: string, make: (siteDir: string) => Made): (siteDir: string) => Made {
  const key = Symbol.for(`site: ${name}`);
  const shared = globalThis as {[key: symbol]: Map<string, Made> | undefined};
  return (siteDir) => {
    const sites = (shared[key] ??= new Map<string, Made>());
    const made = sites.get(siteDir) ?? make(siteDir);
    sites.set(siteDir, made);
    return made;
  };
}

/** The compilers of a site, once in the process. */
export const compilerServiceOf = onePerSite('compilers', (siteDir) =>
  createCompilerService({siteDir, cacheDir: path.join(siteDir, '.cache')}),
);

/** A service of its own, for tests and measurements. */
export function createCompilerService({
  siteDir,
  cacheDir,
  machine = process,
  records,
}: ServiceOptions): CompilerService {
  const toolchains = findToolchains(siteDir, machine, records);
  const pool = createPool(availableParallelism() + 1);
  const cache = remembering((name: string) => createCache(path.join(cacheDir, name)));
  const unavailable = remembering((version: string) => whyUnavailable(toolchain(version), machine));
  const compiledLibraries = new Map<Library, Promise<string>>();

  const toolchain = (version: string): Toolchain => {
    const found = toolchains[version];
    if (found) return found;
    throw new Error(unknownCompiler(siteDir, version, Object.keys(toolchains)));
  };
  const library = (own: Toolchain, one: Library): Promise<string> => {
    const known = compiledLibraries.get(one) ?? prepareLibrary(own, one, {cacheDir, pool});
    compiledLibraries.set(one, known);
    return known;
  };
  const libraries = (own: Toolchain): Promise<readonly string[]> =>
    Promise.all(own.libraries.map((one) => library(own, one)));
  const kept = <Result>(
    version: string,
    job: CompileJob,
    kind: readonly unknown[],
    make: (toolchain: Toolchain, libraries: readonly string[], job: CompileJob) => Promise<Result>,
  ): Promise<Result> => {
    const own = toolchain(version);
    return cache('examples').get([...keyOf(own, job), ...kind], async () => {
      const reason = unavailable(version);
      if (reason !== undefined) throw new Error(reason);
      const folders = await libraries(own);
      return pool(() => make(own, folders, job));
    });
  };
  return {
    siteDir,
    cacheDir,
    machine,
    toolchains,
    toolchain,
    unavailable,
    library,
    libraries,
    cache,
    pool,
    run: (program, args, folder, options) => pool(() => run(program, args, folder, options)),
    guardOptions: (version, file) => pool(() => guardOptions(toolchain(version), file, false)),
    compile: (version, job) => kept(version, job, [], compile),
    types: (version, job) =>
      kept(version, job, ['types', TYPES_CODE, toolchain(version).analysis?.identity], readTypes),
  };
}

function remembering<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, {readonly value: Value}>();
  return (name) => {
    const known = made.get(name) ?? {value: make(name)};
    made.set(name, known);
    return known.value;
  };
}

/** Everything that affects a result. No paths, so a cache can be copied to another machine. */
function keyOf(toolchain: Toolchain, job: CompileJob): readonly unknown[] {
  const flags = flagsOf(toolchain, [], job).filter((flag) => !path.isAbsolute(flag));
  return [COMPILE_CODE, toolchain.identity, toolchain.libraries.map(({identity}) => identity), flags, job.files];
}

function whyUnavailable({version, identity, bsc}: Toolchain, {platform, arch}: Machine): string | undefined {
  if (!existsSync(bsc))
    return `${identity} has no compiler for ${platform}-${arch}, so examples of ${version} cannot be checked here`;
  const {status, error} = spawnSync(bsc, ['-v'], {stdio: 'ignore'});
  if (status === 0) return undefined;
  return `the compiler of ${identity} does not run on ${platform}-${arch} (${error?.message ?? `exit code ${status}`}), so examples of ${version} cannot be checked here`;
}
