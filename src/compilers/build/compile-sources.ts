/** Compiles the files of an untrusted program in a folder, under limits. */
import {stat} from 'node:fs/promises';
import path from 'node:path';
import {readText} from '../../kit/build/files/text';
import {MODULE_NAME, type SourceFile} from '../../rescript/core/syntax/source-file';
import {moduleOf} from '../../rescript/core/modules';
import {EngineError, type Compilation, type EmittedModule, type Problem} from '../core/engine';
import {fileOf} from '../core/file-names';
import {orderFiles} from '../core/file-order';
import {problemAtStart, problemsOf} from '../core/problems';
import type {Syntax} from '../core/settings';
import {guardOptions} from './options-guard';
import {compileSteps} from './order';
import {limitedRunner, writeFiles, type CompilerLimits} from './run';
import type {Toolchain} from './toolchain';

type CompileTask = {
  readonly toolchain: Toolchain;
  readonly flags: readonly string[];
  /** The main file is the last one. */
  readonly files: readonly SourceFile[];
  readonly syntax: Syntax;
  readonly limits: CompilerLimits;
};

type Compiled = Pick<Compilation, 'js' | 'modules' | 'problems'>;

/** Compiles the files, each after those it uses, until one has an error. */
export async function compileSources(folder: string, task: CompileTask): Promise<Compiled> {
  const {toolchain, files} = task;
  const refused: Problem[] = [];
  for (const file of files) refused.push(...(await forbiddenOptions(file, task)));
  if (refused.length > 0) return {problems: refused};
  await writeFiles(folder, [{name: toolchain.configFile, code: '{}'}, ...files]);
  const codes = new Map(files.map(({name, code}) => [name, code]));
  const emitted: EmittedModule[] = [];
  const problems: Problem[] = [];
  const {modules: ordered} = orderFiles(files);
  for (const {file, args} of ordered.flatMap((module) => compileSteps(module, files.length === 1, moduleOf))) {
    const {js, problems: own} = await compileFile(folder, {name: file, code: codes.get(file) ?? ''}, args, task);
    problems.push(...own);
    if (own.some(({kind}) => kind === 'error')) return {problems};
    if (js !== undefined) emitted.push({name: moduleOf(file), js});
  }
  const main = emitted.find(({name}) => name === MODULE_NAME);
  const modules = emitted.filter((module) => module !== main);
  return {...(main && {js: main.js}), ...(modules.length > 0 && {modules}), problems};
}

/** What keeps a file from being compiled: forbidden options, or code that doesn't parse. */
async function forbiddenOptions({name, code}: SourceFile, task: CompileTask): Promise<readonly Problem[]> {
  const {toolchain, syntax, limits} = task;
  const passed = await guardOptions(toolchain, {name, code}, true, limitedRunner(limits, syntax === 're'));
  if (passed.kind === 'allowed') return [];
  if (passed.kind === 'refused') {
    const {line, message} = passed.refusal;
    return [
      {
        ...fileOf(name),
        row: line,
        column: 0,
        endRow: line,
        endColumn: code.split('\n')[line - 1]?.length ?? 0,
        kind: 'error',
        message: `${message} in the playground.`,
      },
    ];
  }
  return failureIn({name, code}, restoreFileName(passed.messages, name), task);
}

async function compileFile(
  folder: string,
  file: SourceFile,
  args: readonly string[],
  task: CompileTask,
): Promise<Pick<Compilation, 'js' | 'problems'>> {
  const {toolchain, flags, syntax, limits} = task;
  const run = limitedRunner(limits, syntax === 're');
  const {code: exit, stderr} = await run(toolchain.bsc, [...flags, ...args], folder);
  if (exit === null) throw new EngineError(whyStopped(limits));
  const messages = stderr.replaceAll(folder + path.sep, '');
  if (exit !== 0) return {problems: failureIn(file, messages, task)};
  const problems = problemsIn(file, messages, task);
  if (file.name.endsWith('i')) return {problems};
  const emitted = path.join(folder, `${moduleOf(file.name)}.js`);
  if ((await stat(emitted)).size > limits.output)
    throw new EngineError(`The JavaScript is larger than ${limits.output / 1e6} MB.`);
  return {js: await readText(emitted), problems};
}

/**
 * v8's formatter names a temporary copy of a Reason source, and no file for ML. The compiler then reports its own
 * failure too.
 */
function restoreFileName(printed: string, file: string): string {
  return printed
    .replace(/^File "[^"\n]*", line/gm, `File "${file}", line`)
    .replace(/^Fatal error: exception Failure\("input_value: .*$/gm, '');
}

function problemsIn({name, code}: SourceFile, printed: string, {toolchain}: CompileTask): readonly Problem[] {
  const problems = problemsOf(printed, {source: code, file: name, unit: toolchain.columns});
  return problems.map((problem) => ({...problem, ...fileOf(name)}));
}

/** A failing compiler gives a reason, though not always in the usual format. */
function failureIn(file: SourceFile, printed: string, task: CompileTask): readonly Problem[] {
  const problems = problemsIn(file, printed, task);
  if (problems.some(({kind}) => kind === 'error')) return problems;
  const memory = /out.of.memory|Stack.overflow|cannot allocate/i.test(printed);
  const reason = memory ? 'The compiler ran out of memory.' : printed.trim() || whyStopped(task.limits);
  return [...problems, {...problemAtStart(reason), ...fileOf(file.name)}];
}

function whyStopped({milliseconds, memory, output}: CompilerLimits): string {
  return `The compiler was stopped: the limits are ${milliseconds / 1000} seconds, ${memory / 1e6} MB of memory and ${output / 1e6} MB of output.`;
}
