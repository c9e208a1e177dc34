/** Converts the answers of the compilers' browser bundles to the engine's types. */
import {withoutColors} from '../../rescript/core/diagnostics/parse';
import {columnOf, type ColumnUnit} from '../../rescript/core/diagnostics/place';
import {EngineError, type Compilation, type Formatted, type Problem, type Range, type TypeHint} from './engine';
import {messageOf, problemAtStart, withoutRepetitions} from './problems';
import {START} from './range';

/** A message as bundles give it: rows count from 1, columns from 0. Both are -1 without a position. */
export type BundleMessage = Range & {
  readonly fullMsg: string;
  readonly shortMsg: string;
  readonly warnNumber?: number;
  readonly isError?: boolean;
};

export type BundleHint = {
  readonly start: {readonly line: number; readonly col: number};
  readonly end: {readonly line: number; readonly col: number};
  readonly kind: string;
  readonly hint: string;
};

/** The answer to `compile`, `format` or `convertSyntax`. */
export type BundleAnswer =
  | {
      readonly type: 'success';
      readonly js_code: string;
      readonly warnings: readonly BundleMessage[];
      readonly type_hints?: readonly BundleHint[];
    }
  | {readonly type: 'success'; readonly code: string}
  | {
      readonly type: 'syntax_error' | 'type_error' | 'other_error' | 'warning_error';
      readonly errors: readonly BundleMessage[];
    }
  | {readonly type: 'warning_flag_error'; readonly msg: string}
  | {readonly type: 'unexpected_error'; readonly msg: string};

/** A source as passed to a bundle, and how the bundle counts columns. */
type CountedSource = {readonly code: string; readonly unit: ColumnUnit};

type Lines = {readonly lines: readonly string[]; readonly unit: ColumnUnit};

const linesOf = ({code, unit}: CountedSource): Lines => ({lines: code.split('\n'), unit});

/**
 * Reads the answer to `compile`. Throws an `EngineError` if it isn't one.
 * @param milliseconds how long the bundle took
 */
export function readCompilation(answer: BundleAnswer, source: CountedSource, milliseconds: number): Compilation {
  const lines = linesOf(source);
  if (answer.type !== 'success') return {problems: problemsOfFailure(answer, lines), types: [], milliseconds};
  if (!('js_code' in answer)) throw new EngineError("The compiler didn't return JavaScript.");
  return {
    js: answer.js_code,
    problems: withoutRepetitions(
      answer.warnings.map((warning) => problemOf(warning, lines, warning.isError === true ? 'error' : 'warning')),
    ),
    types: (answer.type_hints ?? []).filter(hasPosition).map((hint) => typeOf(hint, lines)),
    milliseconds,
  };
}

/** Reads the answer to `format` or `convertSyntax`. Throws an `EngineError` if it isn't one. */
export function readFormatted(answer: BundleAnswer, source: CountedSource): Formatted {
  if (answer.type !== 'success') return {problems: problemsOfFailure(answer, linesOf(source))};
  if (!('code' in answer)) throw new EngineError("The compiler didn't return source code.");
  return {code: answer.code};
}

function problemsOfFailure(
  answer: Exclude<BundleAnswer, {readonly type: 'success'}>,
  lines: Lines,
): readonly Problem[] {
  if (!('errors' in answer)) return [problemAtStart(withoutColors(answer.msg).trim())];
  const problems = answer.errors.map((error) =>
    problemOf(error, lines, answer.type === 'warning_error' && error.isError === false ? 'warning' : 'error'),
  );
  return withoutRepetitions(problems);
}

/** The short text of an error is just the message. It's empty for some errors, which only have the full text. */
function problemOf(
  {shortMsg, fullMsg, warnNumber, ...location}: BundleMessage,
  lines: Lines,
  kind: Problem['kind'],
): Problem {
  const short = messageOf(evenly(shortMsg));
  return {
    ...rangeOf(location, lines),
    kind,
    ...(warnNumber !== undefined && {warning: warnNumber}),
    message: short === '' ? messageOf(fullMsg) : short,
  };
}

/** Compilers indent all lines of a message, but bundles remove the indentation of the first line only. */
function evenly(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  return rest.every((line) => line === '' || line.startsWith('  '))
    ? [first, ...rest.map((line) => line.slice(2))].join('\n')
    : text;
}

function rangeOf({row, column, endRow, endColumn}: Range, {lines, unit}: Lines): Range {
  const columnIn = (inRow: number, count: number): number => columnOf(lines[inRow - 1] ?? '', count, unit);
  if (row < 1 || column < 0 || lines[row - 1] === undefined) return START;
  const start = {row, column: columnIn(row, column)};
  const end = {endRow, endColumn: columnIn(endRow, Math.max(0, endColumn))};
  const isEmpty = end.endRow < row || (end.endRow === row && end.endColumn <= start.column);
  if (!isEmpty) return {...start, ...end};
  return {...start, endRow: row, endColumn: Math.min(lines[row - 1]?.length ?? 0, start.column + 1)};
}

/** v12 reports some props of JSX elements, which the reader never wrote, at column -1. */
const hasPosition = ({start, end}: BundleHint): boolean => start.col >= 0 && end.col >= 0;

function typeOf({start, end, hint}: BundleHint, lines: Lines): TypeHint {
  return {...rangeOf({row: start.line, column: start.col, endRow: end.line, endColumn: end.col}, lines), type: hint};
}
