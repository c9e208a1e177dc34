import {spanOf, type ColumnUnit} from '../diagnostics/place';
import type {Diagnostic} from '../diagnostics/parse';
import type {Range} from './engine';

/** The position for anything without one: the start of the source. */
export const START: Range = {row: 1, column: 0, endRow: 1, endColumn: 0};

/** Where a diagnostic points to in its source; the start of the source if it doesn't name a position there. */
export function rangeOf(diagnostic: Diagnostic, source: string, unit: ColumnUnit): Range {
  const span = spanOf(diagnostic, source, unit);
  if (!span) return START;
  const [row, column] = positionAt(source, span.start);
  const [endRow, endColumn] = positionAt(source, span.end);
  return {row, column, endRow, endColumn};
}

/** Row from 1 and column from 0 of an offset. */
function positionAt(source: string, offset: number): readonly [number, number] {
  const before = source.slice(0, offset);
  return [before.split('\n').length, offset - (before.lastIndexOf('\n') + 1)];
}
