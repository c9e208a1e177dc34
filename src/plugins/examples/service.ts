/** The compilers behind one door: queued, cached, and honest about those that cannot run here. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {createCache, type Cache} from './cache';
import type {SourceFile} from '../../lib/fence/example';
import {compile, flagsOf, type CompileJob, type Outcome} from './compile';
import {prepareLibraries} from './libraries';
import {gate, type GateResult} from './gate';
import {createPool, type Pool} from '../../lib/pool/pool';
import {findToolchains, type Machine, type Toolchain} from './toolchain';

/** Changes whenever an outcome could differ for the same job, so that older results are not used. */
const RECIPE = 1;

export type CompilerService = {
  readonly toolchains: Readonly<Record<string, Toolchain>>;
  /** Why a version's compiler cannot run on this machine; undefined when it can. */
  readonly unavailable: (version: string) => string | undefined;
  /** Compiles with a version's compiler. Throws when the version is unknown or its compiler cannot run and no result is kept. */
  readonly compile: (version: string, job: CompileJob) => Promise<Outcome>;
  /** Looks for compiler options in a page's source; see `gate.ts`. */
  readonly gate: (version: string, file: SourceFile) => Promise<GateResult>;
  readonly cache: Cache;
  /** All other programs that the pipeline runs wait here too. */
  readonly pool: Pool;
};

export type ServiceOptions = {
  readonly siteDir: string;
  /** Holds results and compiled libraries. */
  readonly cacheDir: string;
  readonly machine?: Machine;
};

export function createCompilerService({siteDir, cacheDir, machine = process}: ServiceOptions): CompilerService {
  const toolchains = findToolchains(siteDir, machine);
  const cache = createCache(path.join(cacheDir, 'examples'));
  const pool = createPool(availableParallelism() + 1);
  const libraries = new Map<string, Promise<readonly string[]>>();
  const reasons = new Map<string, string | undefined>();

  const toolchainOf = (version: string): Toolchain => {
    const toolchain = toolchains[version];
    if (toolchain) return toolchain;
    throw new Error(`There is no compiler for ${version}: the versions are ${Object.keys(toolchains).join(', ')}.`);
  };
  const unavailable = (version: string): string | undefined => {
    if (!reasons.has(version)) reasons.set(version, whyUnavailable(toolchainOf(version), machine));
    return reasons.get(version);
  };
  const librariesOf = (toolchain: Toolchain): Promise<readonly string[]> => {
    const known = libraries.get(toolchain.version) ?? prepareLibraries(toolchain, cacheDir);
    libraries.set(toolchain.version, known);
    return known;
  };
  return {
    toolchains,
    unavailable,
    cache,
    pool,
    gate: (version, file) => pool(() => gate(toolchainOf(version), file, false)),
    compile: (version, job) => {
      const toolchain = toolchainOf(version);
      return cache.get(keyOf(toolchain, job), async () => {
        const reason = unavailable(version);
        if (reason !== undefined) throw new Error(reason);
        const folders = await librariesOf(toolchain);
        return pool(() => compile(toolchain, folders, job));
      });
    },
  };
}

/** Everything that decides about a result: packages, flags, source. No path, so that a cache can move between machines. */
function keyOf(toolchain: Toolchain, job: CompileJob): unknown {
  const flags = flagsOf(toolchain, [], job).filter((flag) => !path.isAbsolute(flag));
  return [RECIPE, toolchain.identity, toolchain.libraries.map(({identity}) => identity), flags, job.files];
}

function whyUnavailable({version, identity, bsc}: Toolchain, {platform, arch}: Machine): string | undefined {
  if (!existsSync(bsc)) return `${identity} has no compiler for ${platform}-${arch}, so examples of ${version} cannot be checked here`;
  const {status, error} = spawnSync(bsc, ['-v'], {stdio: 'ignore'});
  if (status === 0) return undefined;
  return `the compiler of ${identity} does not run on ${platform}-${arch} (${error?.message ?? `exit code ${status}`}), so examples of ${version} cannot be checked here`;
}
