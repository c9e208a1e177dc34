/** Converts the answers of the compilers' browser bundles to the engine's types. */
import {columnOf, withoutColors, type ColumnUnit} from '../../rescript/core/diagnostics/parse';
import {EngineError, START, type Compilation, type Formatted, type Problem, type Range} from './engine';
import {messageOf, problemAtStart, withoutRepetitions} from './problems';

/** A message as bundles give it: rows count from 1, columns from 0. Both are -1 without a position. */
type BundleMessage = Range & {
  readonly fullMsg: string;
  readonly shortMsg: string;
  readonly warnNumber?: number;
  readonly isError?: boolean;
};

type BundleHint = {
  readonly start: {readonly line: number; readonly col: number};
  readonly end: {readonly line: number; readonly col: number};
  readonly kind: string;
  readonly hint: string;
};

/** The answer to `compile`, `format`, or `convertSyntax`. */
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

/**
 * Reads the answer to `compile`. Throws an `EngineError` if it isn't one.
 * @param milliseconds how long the bundle took
 */
export function readCompilation(answer: BundleAnswer, source: CountedSource, milliseconds: number): Compilation {
  const rangeOf = rangesOf(source);
  if (answer.type !== 'success') return {problems: problemsOfFailure(answer, rangeOf), types: [], milliseconds};
  if (!('js_code' in answer)) throw new EngineError("The compiler didn't return JavaScript.");
  const {js_code: js, warnings, type_hints: hints = []} = answer;
  return {
    js,
    problems: withoutRepetitions(
      warnings.map((warning) => problemOf(warning, rangeOf, warning.isError === true ? 'error' : 'warning')),
    ),
    types: hints.filter(hasPosition).map(({start, end, hint}) => ({
      ...rangeOf({row: start.line, column: start.col, endRow: end.line, endColumn: end.col}),
      type: hint,
    })),
    milliseconds,
  };
}

/** Reads the answer to `format` or `convertSyntax`. Throws an `EngineError` if it isn't one. */
export function readFormatted(answer: BundleAnswer, source: CountedSource): Formatted {
  if (answer.type !== 'success') return {problems: problemsOfFailure(answer, rangesOf(source))};
  if (!('code' in answer)) throw new EngineError("The compiler didn't return source code.");
  return {code: answer.code};
}

/** Converts a range as bundles give it. */
type RangeOf = (range: Range) => Range;

function problemsOfFailure(
  answer: Exclude<BundleAnswer, {readonly type: 'success'}>,
  rangeOf: RangeOf,
): readonly Problem[] {
  if (!('errors' in answer)) return [problemAtStart(withoutColors(answer.msg).trim())];
  const problems = answer.errors.map((error) =>
    problemOf(error, rangeOf, answer.type === 'warning_error' && error.isError === false ? 'warning' : 'error'),
  );
  return withoutRepetitions(problems);
}

/** The short text of an error is just the message. It's empty for some errors, which only have the full text. */
function problemOf(
  {shortMsg, fullMsg, warnNumber, ...location}: BundleMessage,
  rangeOf: RangeOf,
  kind: Problem['kind'],
): Problem {
  return {
    ...rangeOf(location),
    kind,
    ...(warnNumber !== undefined && {warning: warnNumber}),
    message: messageOf(evenly(shortMsg)) || messageOf(fullMsg),
  };
}

/** Compilers indent all lines of a message, but bundles remove the indentation of the first line only. */
function evenly(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  return rest.every((line) => line === '' || line.startsWith('  '))
    ? [first, ...rest.map((line) => line.slice(2))].join('\n')
    : text;
}

function rangesOf({code, unit}: CountedSource): RangeOf {
  const lines = code.split('\n');
  const columnIn = (row: number, count: number): number => columnOf(lines[row - 1] ?? '', count, unit);
  return (range) => {
    const {row, endRow} = range;
    const text = lines[row - 1];
    if (text === undefined || range.column < 0) return START;
    const column = columnIn(row, range.column);
    const endColumn = columnIn(endRow, Math.max(0, range.endColumn));
    const isEmpty = endRow < row || (endRow === row && endColumn <= column);
    return isEmpty
      ? {row, column, endRow: row, endColumn: Math.min(text.length, column + 1)}
      : {row, column, endRow, endColumn};
  };
}

/** v12 reports some props of JSX elements, which the reader never wrote, at column -1. */
const hasPosition = ({start, end}: BundleHint): boolean => start.col >= 0 && end.col >= 0;
