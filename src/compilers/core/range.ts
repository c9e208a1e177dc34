import type {Range} from './engine';

/** The position for anything without one: the start of the source. */
export const START: Range = {row: 1, column: 0, endRow: 1, endColumn: 0};

/**
 * A range of a source whose first lines are hidden, in the part that is shown. What is in the hidden part moves to the
 * start, so that it isn't lost.
 */
export function shiftUp<Shifted extends Range>(range: Shifted, lines: number): Shifted {
  if (range.endRow <= lines) return {...range, ...START};
  return {...range, row: Math.max(1, range.row - lines), endRow: range.endRow - lines};
}
