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

/** A position as the compiler counts it; see `place.ts` for offsets. */
export type Position = {readonly line: number; readonly column: number};

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
