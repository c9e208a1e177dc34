/** The types of names, from the editor's tool. */
import {mkdir, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readAnswers, typeOf, type NameType} from '../core/name-types/answers';
import {layOut, type Layout, type Name} from '../core/name-types/layout';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {compileIn, flagsOf, type CompileJob} from './compile';
import {inFolder, run, writeFiles, type Runner} from './run';
import type {Toolchain} from './toolchain';

/** A name and the data about it. Offsets are in its file's code. */
export type TypedName = Name & NameType & {readonly file: string};

/** How an untrusted source is compiled and asked about. */
type GuardedTools = {
  readonly run: Runner;
  /** Compiles with annotations; whether that worked. */
  readonly compiles: (folder: string, files: readonly SourceFile[]) => Promise<boolean>;
};

/**
 * The names in an example that the tool has a type for. Empty for a version without the tool, and for code that doesn't
 * compile.
 * @param libraries folders of the compiled libraries, in the toolchain's order
 * @param guarded for untrusted files
 */
export async function readTypes(
  toolchain: Toolchain,
  libraries: readonly string[],
  job: CompileJob,
  guarded?: GuardedTools,
): Promise<readonly TypedName[]> {
  const {analysis} = toolchain;
  if (!analysis) return [];
  return inProject(toolchain, libraries, async ({folder, sources, compiled}) => {
    const flags = flagsOf(toolchain, libraries, job).filter((flag) => flag !== '-bs-no-bin-annot');
    for (const breaks of [true, false]) {
      const files = job.files.map(({name, code}) => ({
        name,
        source: code,
        ...layOut(code, {breaks, unit: toolchain.columns}),
      }));
      const laidOut = files.map(({name, code}) => ({name, code}));
      for (const place of [compiled, sources]) await writeFiles(place, laidOut);
      const ok = guarded
        ? await guarded.compiles(compiled, laidOut)
        : (await compileIn(compiled, toolchain, flags, {...job, files: laidOut})).ok;
      if (!ok) continue;
      const typed = [];
      for (const file of files) typed.push(...(await askAll(guarded?.run ?? run, analysis, folder, file)));
      return typed;
    }
    return [];
  });
}

async function askAll(
  runner: Runner,
  analysis: NonNullable<Toolchain['analysis']>,
  folder: string,
  {name: file, source, names, rounds}: Layout & {readonly name: string; readonly source: string},
): Promise<readonly TypedName[]> {
  const types = new Map<number, NameType>();
  for (const {code, marks} of rounds) {
    await writeFile(path.join(folder, 'src', file), code);
    const {stdout} = await runner(analysis.program, ['test', `src/${file}`], folder, analysis);
    for (const {line, column, value} of readAnswers(stdout)) {
      const mark = marks.find((each) => each.line === line && each.column === column);
      const type = typeOf(value);
      const name = mark && names[mark.name];
      if (name && type && isAbout(source, name, type)) types.set(mark.name, type);
    }
  }
  return names.flatMap((name, index) => {
    const type = types.get(index);
    return type ? [{file, ...name, ...type}] : [];
  });
}

/**
 * Whether an answer is about the name: for a component's `make`, it's about its props, and for a module in a field's
 * path, about the field.
 */
function isAbout(source: string, {start, end}: Name, {type}: NameType): boolean {
  const name = source.slice(start, end);
  if (name !== 'props' && /^type props\b/.test(type)) return false;
  return !(/^[A-Z]/.test(name) && source[end] === '.') || type.startsWith('module ');
}

type AnalysisProject = {readonly folder: string; readonly sources: string; readonly compiled: string};

/**
 * Works in a temporary project: a configuration, the libraries as packages, and empty folders for sources and output.
 * @param libraries folders of the compiled libraries, in the toolchain's order
 */
function inProject<Result>(
  toolchain: Toolchain,
  libraries: readonly string[],
  work: (project: AnalysisProject) => Promise<Result>,
): Promise<Result> {
  return inFolder(async (folder) => {
    const [sources, compiled] = [path.join(folder, 'src'), path.join(folder, 'lib/bs/src')];
    await Promise.all([
      mkdir(sources),
      mkdir(compiled, {recursive: true}).then(() => writeFile(path.join(compiled, toolchain.configFile), '{}')),
      configure(folder, toolchain, libraries),
    ]);
    return work({folder, sources, compiled});
  });
}

async function configure(folder: string, toolchain: Toolchain, libraries: readonly string[]): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  const packages = toolchain.libraries.map(({name}, index) => ({name, folder: libraries[index] ?? ''}));
  await mkdir(modules);
  await Promise.all([
    writeFile(
      path.join(folder, toolchain.configFile),
      JSON.stringify({
        name: 'example',
        sources: ['src'],
        'bs-dependencies': packages.map(({name}) => name),
        'bsc-flags': toolchain.opens.map((name) => `-open ${name}`),
      }),
    ),
    symlink(toolchain.folder, path.join(modules, 'rescript'), 'junction'),
    ...packages.map(async ({name, folder: library}) => {
      const own = path.join(modules, name);
      await mkdir(path.join(own, 'lib/bs'), {recursive: true});
      await Promise.all([
        symlink(library, path.join(own, 'src'), 'junction'),
        symlink(library, path.join(own, 'lib/bs/src'), 'junction'),
        writeFile(path.join(own, toolchain.configFile), JSON.stringify({name, sources: ['src']})),
      ]);
    }),
  ]);
}
