/** Converts between the compiler's positions and offsets in a source. */
import type {Range, TypeHint} from './engine';

/** A range of a source in UTF-16 units, the end excluded. */
export type Stretch = {readonly from: number; readonly to: number};

/** The offsets where a source's lines start. */
export function lineStarts(code: string): readonly number[] {
  return [0, ...[...code.matchAll(/\n/g)].map(({index}) => index + 1)];
}

/** What finds the range between two offsets of a source. */
export function rangesIn(code: string): (start: number, end: number) => Range {
  const starts = lineStarts(code);
  const rowOf = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1;
  const columnOf = (offset: number): number => offset - (starts[rowOf(offset) - 1] ?? 0);
  return (start, end) => ({row: rowOf(start), column: columnOf(start), endRow: rowOf(end), endColumn: columnOf(end)});
}

/**
 * The offsets of a range, clamped to the source: the compiler may point past the end, and an engine may answer about
 * a source that has since become shorter. An empty range is extended to the character at it, if its line has one.
 */
export function stretchOf({row, column, endRow, endColumn}: Range, code: string, starts = lineStarts(code)): Stretch {
  const from = offsetOf(row, column, code, starts);
  const to = Math.max(from, offsetOf(endRow, endColumn, code, starts));
  if (to > from) return {from, to};
  if (from < code.length && code[from] !== '\n') return {from, to: from + 1};
  return {from: from > 0 && code[from - 1] !== '\n' ? from - 1 : from, to: from};
}

function offsetOf(row: number, column: number, code: string, starts: readonly number[]): number {
  if (row < 1) return 0;
  const start = starts[row - 1] ?? code.length;
  const end = Math.max(start, (starts[row] ?? code.length + 1) - 1);
  return Math.min(end, start + Math.max(0, column));
}

/**
 * The type of the smallest expression at a position; `row` from 1, `column` from 0. Of several with the same range, the
 * last: compilers report a JSX element after the props they read inside it.
 */
export function typeAt(hints: readonly TypeHint[], row: number, column: number): TypeHint | undefined {
  let best: TypeHint | undefined;
  for (const hint of hints) {
    if (holds(hint, row, column) && (!best || size(hint) <= size(best))) best = hint;
  }
  return best;
}

function holds({row, column, endRow, endColumn}: Range, atRow: number, at: number): boolean {
  const starts = row < atRow || (row === atRow && column <= at);
  return starts && (endRow > atRow || (endRow === atRow && endColumn > at));
}

/** A line weighs more than any column, so that lines compare first. */
function size({row, column, endRow, endColumn}: Range): number {
  return (endRow - row) * 1_000_000 + endColumn - column;
}

/** Places in a source before an edit, where they are after it. What the edit has changed isn't among them. */
export function placesAfter<Place extends Range>(
  places: readonly Place[],
  before: string,
  after: string,
): readonly Place[] {
  const {from, to, insert} = changedPart(before, after);
  const [starts, rangeAt] = [lineStarts(before), rangesIn(after)];
  const shift = insert.length - (to - from);
  return places.flatMap((place) => {
    const own = stretchOf(place, before, starts);
    if (own.to <= from) return [place];
    return own.from < to ? [] : [{...place, ...rangeAt(own.from + shift, own.to + shift)}];
  });
}

/** The single range of a text to replace to turn it into another text; their common start and end stay. */
export function changedPart(before: string, after: string): Stretch & {readonly insert: string} {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return {from: start, to: before.length - end, insert: after.slice(start, after.length - end)};
}
