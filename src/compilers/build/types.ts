/** The types of the names in an example, from the editor's tool. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readAnswers, typeOf, type NameType} from '../core/name-types/answers';
import {layOut, namesOf, type Layout, type Name} from '../core/name-types/layout';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {lex} from '../../rescript/core/syntax/languages';
import {inProject} from './analysis-project';
import {compileIn, flagsOf, type CompileJob} from './compile';
import {run, type Runner} from './run';
import type {Toolchain} from './toolchain';

/** A name and the data about it. Offsets are in its file's code. */
export type TypedName = Name & NameType & {readonly file: string};

/** How an untrusted source is compiled and asked about. */
export type GuardedTools = {
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
      const files = job.files.map(({name, code}) => ({name, ...layOutFile(toolchain, code, breaks)}));
      const laidOut = files.map(({name, layout: {code}}) => ({name, code}));
      await writeFiles([compiled, sources], laidOut);
      const ok = guarded
        ? await guarded.compiles(compiled, laidOut)
        : (await compileIn(compiled, toolchain, flags, {...job, files: laidOut})).ok;
      if (!ok) continue;
      const typed = [];
      for (const {name, ...asked} of files)
        typed.push(...(await askAll(guarded?.run ?? run, analysis, folder, name, asked)));
      return typed;
    }
    return [];
  });
}

async function writeFiles(folders: readonly string[], files: readonly SourceFile[]): Promise<void> {
  await Promise.all(folders.flatMap((folder) => files.map(({name, code}) => writeFile(path.join(folder, name), code))));
}

type LaidOut = {readonly source: string; readonly names: readonly Name[]; readonly layout: Layout};

function layOutFile({columns}: Toolchain, code: string, breaks: boolean): LaidOut {
  const tokens = lex('res', code);
  const names = namesOf(code, tokens);
  const layout = layOut(code, tokens, names, {breaks, unit: columns});
  return {source: code, names, layout};
}

async function askAll(
  runner: Runner,
  analysis: NonNullable<Toolchain['analysis']>,
  folder: string,
  file: string,
  {source, names, layout: {rounds}}: LaidOut,
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
