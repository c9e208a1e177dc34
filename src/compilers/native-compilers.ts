/** The native compilers of all versions, for untrusted sources, one at a time. */
import {mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  EngineError,
  type Compilation,
  type EngineVersion,
  type Formatted,
  type Problem,
  type Range,
  type TypeHint,
} from '../lib/playground/engine';
import {lineStarts} from '../lib/playground/place';
import {problemAtStart, problemsOf} from '../lib/playground/problems';
import {findRelease} from '../lib/playground/releases';
import type {PlaygroundRequest} from '../lib/playground/request';
import type {PlaygroundSettings, Syntax} from '../lib/playground/settings';
import {parseSpec} from '../lib/warnings/spec';
import {flagsOf} from './compile';
import {gate} from './gate';
import type {CompilerService} from './service';
import {readTypes} from './types';
import {releaseOf, type Toolchain} from './toolchain';
import {formatSource} from './format-source';
import {LIMITS, limitedRunner, type CompilerLimits} from './limited-run';

export type NativeCompilers = {
  /** The versions whose compiler runs on this machine. */
  versions(): readonly EngineVersion[];
  /** Rejects with an `EngineError` if there is no such compiler or it was stopped. */
  compile(request: PlaygroundRequest): Promise<Compilation>;
  format(request: PlaygroundRequest): Promise<Formatted>;
  /** The types of the names in a source; empty if it doesn't compile, and for versions without the editor's tool. */
  types(request: PlaygroundRequest): Promise<readonly TypeHint[]>;
  /** The interface the compiler infers, in ReScript syntax; no code if the source doesn't compile. */
  interface(request: PlaygroundRequest): Promise<{readonly code?: string}>;
};

/** The file name compilers see, and therefore the module name in emitted code. */
const MODULE = 'Playground';

/**
 * The compilers that run on this machine.
 * @param limits of one run
 */
export function createNativeCompilers(
  {toolchains, unavailable, libraries}: CompilerService,
  limits: CompilerLimits = LIMITS,
): NativeCompilers {
  const available = Object.values(toolchains).filter(({version}) => unavailable(version) === undefined);
  const versions = available.map((toolchain): EngineVersion => ({
    version: `v${releaseOf(toolchain.identity)}`,
    manual: toolchain.version,
    syntaxes: syntaxesOf(toolchain),
  }));
  const toolchainOf = ({version, syntax}: PlaygroundSettings): Toolchain => {
    const release = findRelease(versions, version);
    const toolchain = release && toolchains[release.manual];
    if (!toolchain)
      throw new EngineError(
        `The ${version} compiler isn't available on this machine. Available versions: ${versions.map((each) => each.version).join(', ')}.`,
      );
    if (!release.syntaxes.includes(syntax))
      throw new EngineError(`The ${release.version} compiler can't read .${syntax} files.`);
    return toolchain;
  };
  return {
    versions: () => versions,
    async compile({code, settings}) {
      const toolchain = toolchainOf(settings);
      const wrongFlags = problemOfFlags(settings.warnings);
      if (wrongFlags !== undefined) return {problems: [problemAtStart(wrongFlags)], types: [], milliseconds: 0};
      const flags = compilerFlags(toolchain, await libraries(toolchain), settings);
      const started = performance.now();
      const result = await inFolder((folder) =>
        compileIn(folder, {toolchain, flags, code, syntax: settings.syntax, limits}),
      );
      return {...result, types: [], milliseconds: performance.now() - started};
    },
    async types({code, settings}) {
      const toolchain = toolchainOf(settings);
      if (settings.syntax !== 'res' || problemOfFlags(settings.warnings) !== undefined) return [];
      const folders = await libraries(toolchain);
      const flags = compilerFlags(toolchain, folders, settings).filter((flag) => flag !== '-bs-no-bin-annot');
      const run = limitedRunner(limits, false);
      const file = {name: `${MODULE}.res`, code: withoutMarks(code)};
      const job = {files: [file], module: settings.module, typescript: false, warningIsError: false};
      const names = await readTypes({...toolchain, opens: settings.open}, folders, job, {
        run,
        // New lines may have made code of what was a comment.
        compiles: async (folder, laidOut) =>
          (await gate(toolchain, laidOut, true, run)).kind === 'open' &&
          (await run(toolchain.bsc, [...flags, laidOut.name], folder)).code === 0,
      });
      const place = placeIn(code);
      return names.map(({start, end, type}) => ({...place(start, end), type}));
    },
    async interface({code, settings}) {
      const toolchain = toolchainOf(settings);
      if (problemOfFlags(settings.warnings) !== undefined) return {};
      const flags = compilerFlags(toolchain, await libraries(toolchain), settings);
      const printer = toolchains[toolchain.signaturePrinter ?? toolchain.version] ?? toolchain;
      return inFolder(async (folder) => {
        const {js} = await compileIn(folder, {toolchain, flags, code, syntax: settings.syntax, limits});
        if (js === undefined) return {};
        const args = ['-color', 'never', ...printer.flags, `${MODULE}.cmi`];
        const {code: exit, stdout} = await limitedRunner(limits, false)(printer.bsc, args, folder);
        return exit === 0 ? {code: stdout} : {};
      });
    },
    async format({code, settings}) {
      const toolchain = toolchainOf(settings);
      return inFolder((folder) =>
        formatSource(folder, {
          toolchain,
          file: `${MODULE}.${settings.syntax}`,
          code,
          syntax: settings.syntax,
          run: limitedRunner(limits, settings.syntax === 're'),
        }),
      );
    },
  };
}

/** The editor's tool does what a mark in a comment says. Those of a reader aren't for it. */
const withoutMarks = (code: string): string => code.replace(/(\/\/ *)\^/g, '$1_');

/** Rows and columns of offsets. */
function placeIn(code: string): (start: number, end: number) => Range {
  const starts = lineStarts(code);
  const rowOf = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1;
  const columnOf = (offset: number): number => offset - (starts[rowOf(offset) - 1] ?? 0);
  return (start, end) => ({row: rowOf(start), column: columnOf(start), endRow: rowOf(end), endColumn: columnOf(end)});
}

type Task = {
  readonly toolchain: Toolchain;
  readonly flags: readonly string[];
  readonly code: string;
  readonly syntax: Syntax;
  readonly limits: CompilerLimits;
};

async function compileIn(
  folder: string,
  {toolchain, flags, code, syntax, limits}: Task,
): Promise<Pick<Compilation, 'js' | 'problems'>> {
  const file = `${MODULE}.${syntax}`;
  const run = limitedRunner(limits, syntax === 're');
  const place = {source: code, file, unit: toolchain.columns};
  const passed = await gate(toolchain, {name: file, code}, true, run);
  if (passed.kind === 'refused') {
    const {line, message} = passed.refusal;
    return {
      problems: [
        {
          row: line,
          column: 0,
          endRow: line,
          endColumn: code.split('\n')[line - 1]?.length ?? 0,
          kind: 'error',
          message: `${message} in the playground.`,
        },
      ],
    };
  }
  if (passed.kind === 'unparsed') {
    const messages = namingTheSource(passed.messages, file);
    return {problems: orWhatWasPrinted(problemsOf(messages, place), messages, limits)};
  }
  await Promise.all([
    writeFile(path.join(folder, toolchain.configFile), '{}'),
    writeFile(path.join(folder, file), code),
  ]);
  const {code: exit, stderr} = await run(toolchain.bsc, [...flags, file], folder);
  if (exit === null) throw new EngineError(whyStopped(limits));
  const messages = stderr.replaceAll(folder + path.sep, '');
  const problems = problemsOf(messages, place);
  if (exit !== 0) return {problems: orWhatWasPrinted(problems, messages, limits)};
  const emitted = path.join(folder, `${MODULE}.js`);
  if ((await stat(emitted)).size > limits.output)
    throw new EngineError(`The JavaScript is larger than ${limits.output / 1e6} MB.`);
  return {js: await readFile(emitted, 'utf8'), problems};
}

/**
 * v8's formatter names a temporary copy of a Reason source, and no file at all for ML. The compiler then reports its
 * own failure too.
 */
function namingTheSource(printed: string, file: string): string {
  return printed
    .replace(/^File "[^"\n]*", line/gm, `File "${file}", line`)
    .replace(/^Fatal error: exception Failure\("input_value: .*$/gm, '');
}

/** A failing compiler gives a reason, though not always in the usual format. */
function orWhatWasPrinted(problems: readonly Problem[], printed: string, limits: CompilerLimits): readonly Problem[] {
  if (problems.some(({kind}) => kind === 'error')) return problems;
  const memory = /out.of.memory|Stack.overflow|cannot allocate/i.test(printed);
  const reason = memory ? 'The compiler ran out of memory.' : printed.trim() || whyStopped(limits);
  return [...problems, problemAtStart(reason)];
}

function whyStopped({milliseconds, memory, output}: CompilerLimits): string {
  return `The compiler was stopped: the limits are ${milliseconds / 1000} seconds, ${memory / 1e6} MB of memory and ${output / 1e6} MB of output.`;
}

/** Warning 109, an unused top-level value, is off unless requested, as in the pages' examples. */
function compilerFlags(
  toolchain: Toolchain,
  libraries: readonly string[],
  {module, jsx, warnings, open, letUnwrap}: PlaygroundSettings,
): readonly string[] {
  const mode = jsx !== 'automatic' && toolchain.jsxFlags[jsx] !== undefined ? jsx : undefined;
  const job = {files: [], module, typescript: false, warningIsError: false, ...(mode && {jsx: mode})};
  return [
    ...flagsOf({...toolchain, opens: open}, libraries, job),
    ...((letUnwrap && toolchain.letUnwrapFlags) || []),
    ...(warnings === '' ? [] : ['-w', warnings]),
  ];
}

function problemOfFlags(flags: string): string | undefined {
  try {
    parseSpec(flags, new Map());
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function syntaxesOf({languages}: Toolchain): readonly Syntax[] {
  return (['res', 're', 'ml'] as const).filter((syntax) => languages.includes(syntax));
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'playground-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
