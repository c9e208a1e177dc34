/**
 * Parses a compiler's output. All versions print the same format; there isn't a machine-readable one.
 *
 *       We've found a bug for you!          |  Syntax error!  |  Warning number 8 (configured as error)
 *       Playground.res:2:17-20
 *
 *       1 │ let x = 1
 *       2 │ let y: string = x
 *
 *       This has type: int …
 *
 * The parsers for Reason and OCaml syntax (v8) print `File "Playground.re", line 2, characters 10-11:` instead.
 */
import {parseVersion} from '../../../kit/core/version';

/** A position as the compiler counts it; `spanOf` has offsets. */
type Position = {readonly line: number; readonly column: number};

export type Diagnostic = {
  readonly kind: 'error' | 'syntax' | 'warning';
  readonly warning?: number;
  /** Whether the warning stopped the compilation. */
  readonly asError: boolean;
  readonly file?: string;
  /** From 1, both ends included. Missing if the compiler names only the file. */
  readonly range?: {readonly start: Position; readonly end: Position};
  /** From the headline to the end, without the indentation all lines share. */
  readonly text: string;
};

const COLOUR = /\x1b\[[\d;]*m/g;
const HEADLINE =
  /^ {2}(?:(We've found a bug for you!)|(Syntax error!)|Warning number (\d+)( \(configured as error\))?)\s*$/;
const OCAML_HEADLINE = /^File "([^"]+)", line (\d+), characters (\d+)-(\d+):/;
const LOCATION = /^ {2}(\S.*?)(?::(\d+):(\d+)(?:-(?:(\d+):)?(\d+))?)?\s*$/;

/** Some messages contain color codes even if colors are off. */
export function withoutColors(text: string): string {
  return text.replace(COLOUR, '');
}

/** The diagnostics of a compiler's error stream, in the order they were printed. */
export function parseDiagnostics(output: string): readonly Diagnostic[] {
  const lines = withoutColors(output).split(/\r?\n/);
  const starts = lines.flatMap((line, index) => (HEADLINE.test(line) || OCAML_HEADLINE.test(line) ? [index] : []));
  return starts.map((start, index) => parseOne(lines.slice(start, starts[index + 1])));
}

function parseOne(lines: readonly string[]): Diagnostic {
  const text = tidy(lines);
  const [headline = '', place = ''] = lines;
  const ocaml = OCAML_HEADLINE.exec(headline);
  if (ocaml) {
    const [, file = '', line, first, end] = ocaml;
    const start = {line: Number(line), column: Number(first) + 1};
    const range = {start, end: {line: start.line, column: Math.max(start.column, Number(end))}};
    const syntax = /Syntax error|Unclosed|might be unmatched/.test(text);
    return {kind: syntax ? 'syntax' : 'error', asError: false, file, range, text};
  }
  const [, , syntax, warning, asError] = HEADLINE.exec(headline) ?? [];
  return {
    kind: warning ? 'warning' : syntax ? 'syntax' : 'error',
    ...(warning && {warning: Number(warning)}),
    asError: asError !== undefined,
    ...parseLocation(place),
    text,
  };
}

function parseLocation(line: string): Pick<Diagnostic, 'file' | 'range'> {
  const [, file, startLine, startColumn, endLine, endColumn] = LOCATION.exec(line) ?? [];
  if (file === undefined) return {};
  if (startLine === undefined) return {file};
  const start = {line: Number(startLine), column: Number(startColumn)};
  const end = {line: Number(endLine ?? startLine), column: Number(endColumn ?? startColumn)};
  return {file, range: {start, end}};
}

/** Without blank lines at the end and the two spaces of every line. */
function tidy(lines: readonly string[]): string {
  const trimmed = lines.map((line) => line.trimEnd());
  while (trimmed.at(-1) === '') trimmed.pop();
  const indented = trimmed.every((line) => line === '' || line.startsWith('  '));
  return trimmed.map((line) => (indented ? line.slice(2) : line)).join('\n');
}

/** v8 to v10 count columns in bytes of UTF-8, later ones in UTF-16 units, as JavaScript does. */
export type ColumnUnit = 'bytes' | 'utf16';

/** How a release counts columns. */
export const columnUnitOf = (release: string): ColumnUnit =>
  (parseVersion(release)?.major ?? 0) >= 11 ? 'utf16' : 'bytes';

/** A range of a text in UTF-16 units, the end excluded. */
export type Span = {readonly start: number; readonly end: number};

/**
 * The range a diagnostic points to; undefined if it names none, or one the source doesn't have. An empty range becomes
 * the character there.
 */
export function spanOf(diagnostic: Diagnostic, source: string, unit: ColumnUnit): Span | undefined {
  const {range} = diagnostic;
  if (!range) return undefined;
  const lines = source.split('\n');
  const start = offsetOf(range.start, lines, unit, 0);
  const end = offsetOf(range.end, lines, unit, 1);
  if (start === undefined || end === undefined) return undefined;
  return {start, end: Math.min(source.length, Math.max(end, start + 1))};
}

/** @param past 1 for the offset after the character at the position */
function offsetOf(
  {line, column}: Position,
  lines: readonly string[],
  unit: ColumnUnit,
  past: 0 | 1,
): number | undefined {
  const text = lines[line - 1];
  if (text === undefined) return undefined;
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return before + columnOf(text, Math.max(0, column - 1 + past), unit);
}

/**
 * A column of a line in UTF-16 units, at most the line's length: even compilers that count in UTF-16 units count the
 * end of a source in bytes.
 */
export function columnOf(line: string, count: number, unit: ColumnUnit): number {
  if (unit === 'utf16') return Math.min(count, line.length);
  const encoder = new TextEncoder();
  let [bytes, column] = [0, 0];
  for (const character of line) {
    if (bytes >= count) break;
    bytes += encoder.encode(character).length;
    column += character.length;
  }
  return column;
}
