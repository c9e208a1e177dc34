/** The compilers of a site: queued and cached. It says which can't run on this machine. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {JSX_MODES, type SourceFile} from '../../rescript/core/syntax/source-file';
import {sourceHash} from '../../kit/build/files/source-hash';
import {createPool, type Pool} from '../../kit/core/async';
import {createCache, type Cache} from './cache';
import {unknownCompiler} from './check-records';
import {compile, flagsOf, type CompileJob, type Outcome} from './compile';
import {guardOptions, type GuardResult} from './options-guard';
import {prepareLibrary} from './libraries';
import {fileTexts, filesOf, outcomeAnswer, outcomeOf, tidyAnswer} from './records/answers';
import type {Answer} from './records/format';
import {createRecords, questionId, versionsOf, type Question} from './records/store';
import {typedNames, typesAnswer} from './records/types-answer';
import {run, type Runner} from './run';
import {readTypes, type TypedName} from './analysis';
import {findToolchains, type Library, type Toolchain} from './toolchain';
import type {Machine, ToolchainRecord} from './toolchain-record';

const CODE = sourceHash(__filename);

/** Where a question comes from: a record's subject, and the line and first words of an example in it. */
export type Place = {readonly subject: string; readonly line: number; readonly label: string};

/** Finds an answer by running programs. @param libraries folders of the compiled libraries, in the toolchain's order */
export type Make = (toolchain: Toolchain, libraries: readonly string[]) => Promise<Answer>;

/** A question that was asked, with its answer. */
export type Asked = {readonly place: Place; readonly question: Question; readonly answer: Answer; readonly make: Make};

/** A version's compiler can't run on this machine, and the answer isn't recorded. */
export class UnavailableCompiler extends Error {}

/** For `catch`: undefined if a compiler can't run here and the answer isn't recorded. Rethrows other errors. */
export function ifAvailable(error: unknown): undefined {
  if (!(error instanceof UnavailableCompiler)) throw error;
}

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
  /**
   * The recorded answer to a question, or that of its program. Throws UnavailableCompiler, or if the version is unknown.
   * @param code the hash of code that makes something of what the compiler says, for the cache of answers that aren't
   * recorded yet
   */
  readonly ask: (question: Question, make: Make, code?: string) => Promise<Answer>;
  /** The program's answer, without looking for a known one. */
  readonly askAgain: (question: Question, make: Make) => Promise<Answer>;
  /** A service whose questions are reported to `onQuestion` with this place; the same if nobody listens. */
  readonly at: (place: Place) => CompilerService;
  /** What a version's answers depend on besides the question: its packages, and a hash of its flags. */
  readonly madeBy: (version: string) => string | undefined;
  /** How many answers were recorded, known from an earlier run here, and made now. */
  readonly counts: () => {readonly recorded: number; readonly cached: number; readonly made: number};
  /** Throws like `ask`. */
  readonly compile: (version: string, job: CompileJob) => Promise<Outcome>;
  /** Whether a job compiles. Throws like `ask`. */
  readonly accepts: (version: string, job: CompileJob) => Promise<boolean>;
  /** The JavaScript of a job; undefined if it doesn't compile. Throws like `ask`. */
  readonly emits: (version: string, job: CompileJob) => Promise<readonly SourceFile[] | undefined>;
  /** Throws like `ask`; empty for versions without the editor's tool. */
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
  /** Whether to use the answers in the folder `recorded`; `repairing` also if some of its files are damaged. */
  readonly usesRecords?: boolean | 'repairing';
  /** Hears of the questions of services with a place. */
  readonly onQuestion?: (asked: Asked) => void;
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
  createCompilerService({siteDir, cacheDir: path.join(siteDir, '.cache'), usesRecords: true}),
);

/** A service of its own, for tests and measurements. */
export function createCompilerService({
  siteDir,
  cacheDir,
  machine = process,
  records,
  usesRecords = false,
  onQuestion,
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
  const madeBy = remembering((version: string) => {
    const own = toolchains[version];
    return own && identityOf(own);
  });
  const recorded = usesRecords === false ? undefined : createRecords(siteDir, madeBy, usesRecords === 'repairing');
  let found = 0;
  const answers = cache('answers');
  const askAgain: CompilerService['askAgain'] = async ({version}, make) => {
    const own = toolchain(version);
    const reason = unavailable(version);
    if (reason !== undefined) throw new UnavailableCompiler(reason);
    const folders = await libraries(own);
    return tidyAnswer(await pool(() => make(own, folders)));
  };
  const ask: CompilerService['ask'] = async (question, make, code) => {
    toolchain(question.version); // Throws if it's unknown.
    const known = recorded?.find(question);
    if (known) {
      found++;
      return known;
    }
    const {hash, id} = questionId(question);
    const key = [CODE, code, hash, id, versionsOf(id).map(madeBy)];
    return answers.get(key, () => askAgain(question, make));
  };
  const withAsk = (ask: CompilerService['ask']): CompilerService => ({
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
    madeBy,
    counts: () => ({recorded: found, cached: answers.counts.hits, made: answers.counts.misses}),
    run: (program, args, folder, options) => pool(() => run(program, args, folder, options)),
    guardOptions: (version, file) =>
      pool(() => guardOptions(toolchain(version), file, false)).catch((error: unknown) => {
        if (unavailable(version) === undefined) throw error;
        return {kind: 'allowed'}; // A compiler that can't run follows no options.
      }),
    ask,
    askAgain,
    at: (place) =>
      onQuestion === undefined
        ? own
        : withAsk(async (question, make, code) => {
            const answer = await ask(question, make, code);
            onQuestion({place, question, answer, make});
            return answer;
          }),
    async compile(version, job) {
      const question = {version, kind: 'compile', about: aboutJob(job)};
      return outcomeOf(await ask(question, async (...tools) => outcomeAnswer(await compile(...tools, job))));
    },
    async accepts(version, job) {
      const question = {version, kind: 'accepts', about: aboutJob(job)};
      const {verdict} = await ask(question, async (...tools) => {
        const {ok} = await compile(...tools, job);
        return {verdict: ok ? 'yes' : 'no', texts: []};
      });
      return verdict === 'yes';
    },
    async emits(version, job) {
      const question = {version, kind: 'emits', about: aboutJob(job)};
      const answer = await ask(question, async (...tools) => {
        const {ok, js} = await compile(...tools, job);
        return ok ? {verdict: 'JavaScript', texts: fileTexts(js)} : {verdict: 'nothing', texts: []};
      });
      return answer.verdict === 'nothing' ? undefined : filesOf(answer);
    },
    async types(version, job) {
      const own = toolchain(version);
      if (!own.analysis) return [];
      const question = {version, kind: 'types', about: aboutJob(job)};
      const make: Make = async (...tools) => typesAnswer(await readTypes(...tools, job), own, job.files);
      return typedNames(await ask(question, make), own, job.files);
    },
  });
  const own = withAsk(ask);
  return own;
}

function remembering<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, {readonly value: Value}>();
  return (name) => {
    const known = made.get(name) ?? {value: make(name)};
    made.set(name, known);
    return known.value;
  };
}

/** What a question about a job is about, in one order. */
export function aboutJob({files, module, typescript, jsx, letUnwrap, warning, warningIsError}: CompileJob): unknown {
  const sources = files.map(({name, code}) => [name, code]);
  return [sources, module, typescript, jsx ?? null, letUnwrap ?? null, warning ?? null, warningIsError];
}

/** A version's packages, and a hash of its flags for every kind of job. No paths: it's the same on all machines. */
function identityOf(toolchain: Toolchain): string {
  const packages = [toolchain.identity, ...toolchain.libraries.map(({identity}) => identity)];
  const analysis = toolchain.analysis?.identity;
  const common = {files: [], letUnwrap: true, warning: 1, warningIsError: true} as const;
  const jobs = (['esmodule', 'commonjs'] as const).flatMap((module) =>
    [undefined, ...JSX_MODES].flatMap((jsx) =>
      [true, false].map((typescript): CompileJob => ({...common, module, typescript, ...(jsx && {jsx})})),
    ),
  );
  const flags = jobs.map((job) => flagsOf(toolchain, [], job).filter((flag) => !path.isAbsolute(flag)));
  const hash = createHash('sha256').update(JSON.stringify(flags)).digest('hex').slice(0, 8);
  return [...packages, ...(analysis === undefined ? [] : [analysis]), `flags ${hash}`].join(', ');
}

function whyUnavailable({version, identity, bsc}: Toolchain, {platform, arch}: Machine): string | undefined {
  if (!existsSync(bsc))
    return `${identity} has no compiler for ${platform}-${arch}, so examples of ${version} can't be checked here`;
  const {status, error} = spawnSync(bsc, ['-v'], {stdio: 'ignore'});
  if (status === 0) return undefined;
  return `the compiler of ${identity} does not run on ${platform}-${arch} (${error?.message ?? `exit code ${status}`}), so examples of ${version} can't be checked here`;
}
