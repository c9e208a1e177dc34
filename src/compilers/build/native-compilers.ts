/** The native compilers of all versions, for untrusted sources, one at a time. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  EngineError,
  type Compilation,
  type EngineVersion,
  type Formatted,
  type Problem,
  type TypeHint,
} from '../core/engine';
import {MODULE_NAME, type SourceFile} from '../../rescript/core/syntax/source-file';
import {moduleOf} from '../../rescript/core/modules';
import {fileOf} from '../core/file-names';
import {rangesIn} from '../core/place';
import {problemAtStart} from '../core/problems';
import {findRelease} from '../core/releases';
import type {PlaygroundRequest} from '../core/request';
import type {PlaygroundSettings} from '../core/settings';
import {specProblem} from '../../rescript/core/warnings/table';
import {flagsOf} from './compile';
import {compileSources} from './compile-sources';
import {inFolder, limitedRunner, LIMITS, type CompilerLimits} from './run';
import type {CompilerService} from './service';
import {readTypes} from './analysis';
import {releaseOf, type Toolchain} from './toolchain';
import {convertSource, formatSource, type FormatTask} from './convert-syntax';

export type NativeCompilers = {
  /** The versions whose compiler runs on this machine. */
  versions(): readonly EngineVersion[];
  /** Rejects with an `EngineError` if there is no such compiler or it was stopped. */
  compile(request: PlaygroundRequest): Promise<Compilation>;
  format(request: PlaygroundRequest): Promise<Formatted>;
  /** Converts the main file to the request's other syntax. */
  convert(request: PlaygroundRequest): Promise<Formatted>;
  /** The types of the names in a source; empty if it doesn't compile, and for versions without the editor's tool. */
  types(request: PlaygroundRequest): Promise<readonly TypeHint[]>;
};

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
    syntaxes: (['res', 're', 'ml'] as const).filter((syntax) => toolchain.languages.includes(syntax)),
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
  const formatTask = ({code, settings}: PlaygroundRequest, file = `${MODULE_NAME}.${settings.syntax}`): FormatTask => {
    const {syntax} = settings;
    return {toolchain: toolchainOf(settings), file, code, syntax, run: limitedRunner(limits, syntax === 're')};
  };
  /** A request's program, and what keeps it from being compiled. */
  const programOf = async ({code, files = [], settings}: PlaygroundRequest) => {
    const toolchain = toolchainOf(settings);
    const folders = await libraries(toolchain);
    const flags = compilerFlags(toolchain, folders, settings);
    // Their names are the ones compilers see.
    const sources = [...files, {name: `${MODULE_NAME}.${settings.syntax}`, code}];
    const wrongFlags = specProblem(settings.warnings);
    const problem = wrongFlags === undefined ? nameOfLibrary(toolchain, folders, sources) : problemAtStart(wrongFlags);
    const task = {toolchain, flags, files: sources, syntax: settings.syntax, limits};
    return {folders, problem, task};
  };
  return {
    versions: () => versions,
    async compile(request) {
      const {problem, task} = await programOf(request);
      if (problem) return {problems: [problem], types: [], milliseconds: 0};
      const started = performance.now();
      const result = await inFolder((folder) => compileSources(folder, task));
      return {...result, types: [], milliseconds: performance.now() - started};
    },
    async types(request) {
      const {folders, problem, task} = await programOf(request);
      if (task.syntax !== 'res' || problem) return [];
      const toolchain = {...task.toolchain, opens: request.settings.open};
      const flags = task.flags.filter((flag) => flag !== '-bs-no-bin-annot');
      const unmarked = task.files.map((file) => ({...file, code: withoutMarks(file.code)}));
      const job = {files: unmarked, module: request.settings.module, typescript: false, warningIsError: false};
      // New lines may have made code of what was a comment, so these pass `guardOptions` too.
      const names = await readTypes(toolchain, folders, job, {
        run: limitedRunner(limits, false),
        compiles: async (folder, files) => (await compileSources(folder, {...task, flags, files})).js !== undefined,
      });
      const places = new Map(task.files.map((file) => [file.name, rangesIn(file.code)]));
      return names.flatMap(({file, start, end, type}) => {
        const range = places.get(file)?.(start, end);
        return range ? [{...range, ...fileOf(file), type}] : [];
      });
    },
    format: async ({file, ...request}) => formatSource(formatTask(request, file)),
    async convert({to = 'res', ...request}) {
      const task = formatTask(request);
      toolchainOf({...request.settings, syntax: to});
      return convertSource(task, to);
    },
  };
}

/** A file with the name of a library's module would take its place, or be hidden by it. */
function nameOfLibrary(
  {runtime}: Toolchain,
  libraries: readonly string[],
  files: readonly SourceFile[],
): Problem | undefined {
  const folders = [path.join(runtime, 'lib/ocaml'), ...libraries];
  const isTaken = (module: string): boolean =>
    [module, module.charAt(0).toLowerCase() + module.slice(1), `Stdlib_${module}`].some((name) =>
      folders.some((folder) => existsSync(path.join(folder, `${name}.cmi`))),
    );
  const found = files.find(({name}) => isTaken(moduleOf(name)));
  return (
    found && {
      ...problemAtStart(`The libraries have a module ${moduleOf(found.name)}. Give the file another name.`),
      ...fileOf(found.name),
    }
  );
}

/** The editor's tool does what a mark in a comment says. Those of a reader aren't for it. */
const withoutMarks = (code: string): string => code.replace(/(\/\/ *)\^/g, '$1_');

/** Warning 109, an unused top-level value, is off unless requested, as on pages. */
function compilerFlags(
  toolchain: Toolchain,
  libraries: readonly string[],
  {module, jsx, warnings, open, letUnwrap}: PlaygroundSettings,
): readonly string[] {
  const mode = jsx !== 'automatic' && toolchain.jsxFlags[jsx] !== undefined ? jsx : undefined;
  const job = {
    files: [],
    module,
    typescript: false,
    warningIsError: false,
    ...(mode && {jsx: mode}),
    ...(letUnwrap && {letUnwrap}),
  };
  return [...flagsOf({...toolchain, opens: open}, libraries, job), ...(warnings === '' ? [] : ['-w', warnings])];
}
