import type {Range} from './engine';

/** For anything without a position. */
export const START: Range = {row: 1, column: 0, endRow: 1, endColumn: 0};

/** For a source whose first lines are hidden. What is in them moves to the start. */
export function shiftUp<Shifted extends Range>(range: Shifted, lines: number): Shifted {
  if (range.endRow <= lines) return {...range, ...START};
  return {...range, row: Math.max(1, range.row - lines), endRow: range.endRow - lines};
}
