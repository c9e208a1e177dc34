import type {Range} from '../../../lib/playground/engine';

/**
 * A range of a source whose first lines are hidden, in the part that is shown. What is in the hidden part moves to the
 * start, so that it isn't lost.
 */
export function shiftUp<Shifted extends Range>(range: Shifted, lines: number): Shifted {
  if (range.endRow <= lines) return {...range, row: 1, column: 0, endRow: 1, endColumn: 0};
  return {...range, row: Math.max(1, range.row - lines), endRow: range.endRow - lines};
}
