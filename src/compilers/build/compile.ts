/** Compiles one example with one compiler. `service.ts` adds the cache and the queue. */
import path from 'node:path';
import {readText} from '../../kit/build/files/text';
import {parseDiagnostics, withoutColors} from '../../rescript/core/diagnostics/parse';
import type {Expectation, OutputOptions, SourceFile} from '../../rescript/core/syntax/source-file';
import {inFolder, run, writeFiles} from './run';
import {compileSteps, orderModules} from './order';
import type {Toolchain} from './toolchain';

/** What to compile, and how. All of it affects the result, so it's also the cache key. */
export type CompileJob = Pick<OutputOptions, 'module' | 'jsx' | 'letUnwrap'> & {
  readonly files: readonly SourceFile[];
  /** Ask genType for a `.gen.tsx` file. */
  readonly typescript: boolean;
  /** A warning to enable. */
  readonly warning?: number;
  readonly warningIsError: boolean;
};

export type Outcome = {
  readonly ok: boolean;
  /** What the compiler printed, without colors and its folder's path. */
  readonly messages: string;
  readonly warnings: readonly number[];
  /** The emitted JavaScript, unchanged, in the order of compilation. */
  readonly js: readonly SourceFile[];
  /** The last `.gen.tsx` file. */
  readonly ts?: string;
};

/** The job of an example. */
export function jobOf(
  files: readonly SourceFile[],
  {module, jsx, letUnwrap, output, expectation}: OutputOptions & {readonly expectation: Expectation},
): CompileJob {
  return {
    files,
    module,
    typescript: output === 'ts',
    warningIsError: expectation.kind === 'warning-as-error',
    ...(jsx && {jsx}),
    ...(letUnwrap && {letUnwrap}),
    ...('number' in expectation && {warning: expectation.number}),
  };
}

/**
 * Compiles in a folder of its own.
 * @param libraries folders of the compiled libraries
 */
export function compile(toolchain: Toolchain, libraries: readonly string[], job: CompileJob): Promise<Outcome> {
  return inFolder(async (folder) => {
    const config = job.typescript ? '{"gentypeconfig":{"module":"esmodule"}}' : '{}';
    await writeFiles(folder, [{name: toolchain.configFile, code: config}, ...job.files]);
    return compileIn(folder, toolchain, flagsOf(toolchain, libraries, job), job);
  });
}

/** The arguments for a job, without the file. */
export function flagsOf(toolchain: Toolchain, libraries: readonly string[], job: CompileJob): readonly string[] {
  const module = job.module === 'esmodule' ? toolchain.esmodule : 'commonjs';
  return [
    ...['-color', 'never'],
    ...toolchain.flags,
    ...(toolchain.jsxFlags[job.jsx ?? 'default'] ?? []),
    ...((job.letUnwrap && toolchain.letUnwrapFlags) ?? []),
    ...(job.typescript ? ['-bs-gentype'] : ['-bs-no-bin-annot']), // genType reads the annotated tree
    ...libraries.flatMap((library) => ['-I', library]),
    ...toolchain.opens.flatMap((name) => ['-open', name]),
    ...['-w', `-109${job.warning === undefined ? '' : `+${job.warning}`}`],
    ...(job.warningIsError ? ['-warn-error', `+${job.warning}`] : []),
    ...['-bs-package-name', 'playground', '-bs-package-output', `${module}:.`, '-I', '.'],
  ];
}

/** Compiles in a folder, and leaves the output there. */
export async function compileIn(
  folder: string,
  toolchain: Toolchain,
  flags: readonly string[],
  job: CompileJob,
): Promise<Outcome> {
  const names = job.files.map(({name}) => name);
  const parserFlags = [...toolchain.flags, ...(toolchain.jsxFlags[job.jsx ?? 'default'] ?? [])];
  const modules = await orderModules(toolchain, names, folder, parserFlags, (task) => task());
  const js: SourceFile[] = [];
  let printed = '';
  let ok = true;
  for (const {file, args} of modules.flatMap((module) => compileSteps(module, names.length === 1))) {
    const {code, stderr} = await run(toolchain.bsc, [...flags, ...args], folder);
    printed += stderr;
    ok = code === 0;
    if (!ok) break;
    const name = `${path.parse(file).name}.js`;
    const emitted = file.endsWith('i') ? undefined : await readIfThere(path.join(folder, name));
    if (emitted !== undefined) js.push({name, code: emitted});
  }
  const last = path.parse(names.at(-1) ?? '').name;
  const ts = job.typescript ? await readIfThere(path.join(folder, `${last}.gen.tsx`)) : undefined;
  const messages = withoutColors(printed).replaceAll(folder + path.sep, '');
  const warnings = parseDiagnostics(messages).flatMap(({warning}) => (warning === undefined ? [] : [warning]));
  return {ok, messages, warnings, js, ...(ts !== undefined && {ts})};
}

function readIfThere(file: string): Promise<string | undefined> {
  return readText(file).catch(() => undefined);
}
