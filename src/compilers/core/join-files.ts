/** Joins several files into one source, for compilers that only read one: each file becomes a module. */
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {lexRescript} from '../../rescript/core/syntax/rescript';
import type {Compilation, Formatted, Problem, Range, TypeHint} from './engine';
import {fileOf, MAIN_FILE} from './file-names';
import {orderFiles} from './file-order';

/** A file in the joined source: the row where it starts, and by how much its first line is moved to the right. */
type Part = {readonly file: string; readonly code: string; readonly row: number; readonly shift: number};

export type JoinedFiles = {
  readonly code: string;
  /** Converts an answer about the joined source: each place gets its own file and its position there. */
  readonly place: (answer: Compilation) => Compilation;
};

/**
 * Joins files, each after those it uses. The first line of a file is on the line that opens its module.
 * @param code the main file, which comes last
 */
export function joinFiles(code: string, files: readonly SourceFile[]): JoinedFiles {
  const codeOf = new Map(files.map((file) => [file.name, file.code]));
  const parts: Part[] = [];
  let joined = '';
  const add = (before: string, file: string, text: string): void => {
    joined += before;
    parts.push({file, code: text, row: joined.split('\n').length, shift: before.length});
    joined += text;
  };
  for (const {name, interface: signature, implementation} of orderFiles(files).modules) {
    const body = codeOf.get(implementation ?? '');
    if (implementation === undefined || body === undefined) continue;
    if (signature !== undefined) add(`module ${name}: {`, signature, `${codeOf.get(signature) ?? ''}\n`);
    add(signature === undefined ? `module ${name} = {` : '} = {', implementation, `${body}\n`);
    joined += '}\n';
  }
  add('', MAIN_FILE, code);
  return {code: joined, place: (answer) => inFiles(answer, parts)};
}

function inFiles(answer: Compilation, parts: readonly Part[]): Compilation {
  const partAt = (row: number): Part | undefined => parts.findLast((part) => part.row <= row) ?? parts[0];
  const placed = <Place extends Range>(range: Place): Place & {readonly file?: string} => {
    const part = partAt(range.row);
    return part ? inPart(range, part) : range;
  };
  const isWritten = ({row, column}: TypeHint): boolean => {
    const part = partAt(row);
    return part !== undefined && (row > part.row || column >= part.shift);
  };
  return {
    ...answer,
    problems: answer.problems.map((problem): Problem => placed(problem)),
    types: answer.types.filter(isWritten).map((hint): TypeHint => placed(hint)),
  };
}

/** A place outside the file's own code moves to its start or end. */
function inPart<Place extends Range>(range: Place, {file, code, row: first, shift}: Part): Place {
  const lines = code.split('\n');
  const placeOf = (row: number, column: number): readonly [number, number] => {
    const own = Math.max(1, row - first + 1);
    const text = lines[own - 1];
    if (text === undefined) return [lines.length, lines.at(-1)?.length ?? 0];
    return [own, Math.min(text.length, Math.max(0, own === 1 ? column - shift : column))];
  };
  const [row, column] = placeOf(range.row, range.column);
  const [endRow, endColumn] = placeOf(range.endRow, range.endColumn);
  return {...range, ...fileOf(file), row, column, endRow, endColumn};
}

const BEFORE = 'module type Interface = {';

/**
 * Formats an interface with a formatter that only reads implementations.
 * @param format formats an implementation
 */
export async function formatInterface(code: string, format: (code: string) => Promise<Formatted>): Promise<Formatted> {
  const formatted = await format(`${BEFORE}${code}\n}`);
  if (!('code' in formatted)) {
    const part = {file: MAIN_FILE, code, row: 1, shift: BEFORE.length};
    return {problems: formatted.problems.map((problem) => inPart(problem, part))};
  }
  return {code: outdented(formatted.code)};
}

/** What's between the outermost braces, two columns to the left, except inside comments and strings. */
function outdented(code: string): string {
  const from = code.indexOf('{') + 1;
  const to = code.lastIndexOf('}');
  const written = lexRescript(code).filter(({kind}) => kind === 'comment' || kind === 'string');
  return code
    .slice(from, to)
    .replace(/^ {2}/gm, (spaces, at: number) =>
      written.some(({start, end}) => start < from + at && from + at < end) ? spaces : '',
    )
    .replace(/^\s*\n/, '');
}
