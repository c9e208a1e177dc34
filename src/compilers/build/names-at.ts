/** The names the editor's tool completes at a place of a source. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Offer} from '../core/engine';
import {array, field, integer, object, string} from '../../kit/core/decode';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import type {EditedCode} from '../core/request';
import {inProject} from './analysis-project';
import type {Toolchain} from './toolchain';
import type {GuardedTools} from './types';

/** What has been compiled, and what a reader has made of one of its files since. */
type EditedProgram = GuardedTools & {
  readonly program: readonly SourceFile[];
  /** The edited file's name. */
  readonly file: string;
  readonly edited: EditedCode;
};

/**
 * The names the tool completes at a place of an edited file. Empty if the program doesn't compile, and for a version
 * without the tool.
 * @param libraries folders of the compiled libraries, in the toolchain's order
 */
export async function namesAt(
  toolchain: Toolchain,
  libraries: readonly string[],
  {run, program, compiles, file, edited: {code, row, column}}: EditedProgram,
): Promise<readonly Offer[]> {
  const {analysis} = toolchain;
  if (!analysis) return [];
  return inProject(toolchain, libraries, async ({folder, compiled}) => {
    if (!(await compiles(compiled, program))) return [];
    await mkdir(path.join(folder, 'edited'));
    // The tool takes the file's place in the project from one path, and its text from the other.
    const [known, text] = [`src/${file}`, `edited/${file}`];
    for (const own of program) await writeFile(path.join(folder, 'src', own.name), own.code);
    for (const name of [known, text]) await writeFile(path.join(folder, name), code);
    const bytes = Buffer.byteLength((code.split('\n')[row - 1] ?? '').slice(0, column));
    const args = ['completion', known, String(row - 1), String(bytes), text];
    const {code: exit, stdout} = await run(analysis.program, args, folder, analysis);
    return exit === 0 ? readOffers(JSON.parse(stdout)).filter(({label}) => !INTERNAL.test(label)) : [];
  });
}

/** The files the libraries' modules are in: `Stdlib_Array` is `Array`. */
const INTERNAL = /^Stdlib_|__/;

/** Kinds of the Language Server Protocol; the others are values. */
const KINDS: Readonly<Record<number, Offer['kind']>> = {5: 'field', 9: 'module', 22: 'type'};

const readOffers = array((value): Offer => {
  const {documentation} = object(value);
  const docs = documentation ? field('value', string)(documentation).trim() : '';
  const signature = field('detail', string)(value);
  return {
    // `Some(_)`
    label: field('label', string)(value).replace(/\(_.*\)$/, ''),
    kind: KINDS[field('kind', integer)(value)] ?? 'value',
    ...(signature !== '' && {signature}),
    ...(docs !== '' && {docs: docs.split('\n\n')[0] ?? docs}),
  };
});
