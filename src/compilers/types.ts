/** The types of the names in an example, from the editor's tool. */
import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readAnswers, typeOf, type NameType} from '../lib/name-types/answers';
import {layOut, namesOf, type Layout, type Name} from '../lib/name-types/layout';
import type {SourceFile} from '../lib/fence/example';
import {lex} from '../lib/syntax/languages';
import {compileIn, flagsOf, type CompileJob} from './compile';
import {run, type Runner} from './run';
import type {Toolchain} from './toolchain';

/** A name and the data about it. Offsets are in its file's code. */
export type TypedName = Name & NameType & {readonly file: string};

/** How an untrusted source is compiled and asked about, instead of with the job's flags and without limits. */
export type GuardedTools = {
  readonly run: Runner;
  /** Compiles files in a folder, with annotations; whether that worked. */
  readonly compiles: (folder: string, files: readonly SourceFile[]) => Promise<boolean>;
};

/**
 * The names in an example's files that the tool has a type for. Compiles in a temporary folder. Empty for a version
 * without the tool, and for code that doesn't compile.
 * @param libraries folders of the compiled libraries, in the order of the toolchain's
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
  const folder = await mkdtemp(path.join(tmpdir(), 'types-'));
  try {
    const compiled = path.join(folder, 'lib/bs/src');
    await Promise.all([mkdir(compiled, {recursive: true}), makeProject(folder, toolchain, libraries)]);
    const flags = flagsOf(toolchain, libraries, job).filter((flag) => flag !== '-bs-no-bin-annot');
    for (const breaks of [true, false]) {
      const files = job.files.map(({name, code}) => ({name, ...layOutFile(toolchain, code, breaks)}));
      await Promise.all([
        writeFile(path.join(compiled, toolchain.configFile), '{}'),
        ...files.map(({name, layout}) => writeFile(path.join(compiled, name), layout.code)),
        ...files.map(({name, layout}) => writeFile(path.join(folder, 'src', name), layout.code)),
      ]);
      const laidOut = files.map(({name, layout: {code}}) => ({name, code}));
      const ok = guarded
        ? await guarded.compiles(compiled, laidOut)
        : (await compileIn(compiled, toolchain, flags, {...job, files: laidOut})).ok;
      if (!ok) continue;
      const typed = [];
      for (const {name, ...asked} of files)
        typed.push(...(await askAll(guarded?.run ?? run, analysis.program, folder, name, asked)));
      return typed;
    }
    return [];
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

type LaidOut = {readonly source: string; readonly names: readonly Name[]; readonly layout: Layout};

function layOutFile({columns}: Toolchain, code: string, breaks: boolean): LaidOut {
  const tokens = lex('res', code);
  const names = namesOf(code, tokens);
  const layout = layOut(code, tokens, names, {breaks, unit: columns});
  return {source: code, names, layout};
}

/**
 * A folder the tool accepts as a project: a configuration, the libraries as packages, and compiled files in `lib/bs`.
 */
async function makeProject(folder: string, toolchain: Toolchain, libraries: readonly string[]): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  const packages = toolchain.libraries.map(({name}, index) => ({name, folder: libraries[index] ?? ''}));
  await Promise.all([mkdir(path.join(folder, 'src')), mkdir(modules)]);
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

async function askAll(
  runner: Runner,
  program: string,
  folder: string,
  file: string,
  {source, names, layout: {rounds}}: LaidOut,
): Promise<readonly TypedName[]> {
  const types = new Map<number, NameType>();
  for (const {code, marks} of rounds) {
    await writeFile(path.join(folder, 'src', file), code);
    const {stdout} = await runner(program, ['test', `src/${file}`], folder);
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
 * Whether an answer is about the name itself. For a component's `make` the tool answers with the type of its props, and
 * for the module of a field's path with the type of the field.
 */
function isAbout(source: string, {start, end}: Name, {type}: NameType): boolean {
  const name = source.slice(start, end);
  if (name !== 'props' && /^type props\b/.test(type)) return false;
  return !(/^[A-Z]/.test(name) && source[end] === '.') || type.startsWith('module ');
}
