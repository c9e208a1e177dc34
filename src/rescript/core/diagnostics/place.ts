import {parseVersion} from '../../../kit/core/version';
import type {Diagnostic, Position} from './parse';

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
  const units = Math.max(0, column - 1 + past);
  return before + columnOf(text, units, unit);
}

/**
 * A column of a line in UTF-16 units, at most the line's length: even compilers that count in UTF-16 units count the
 * end of a source in bytes.
 */
export function columnOf(line: string, count: number, unit: ColumnUnit): number {
  return unit === 'utf16' ? Math.min(count, line.length) : utf16Column(line, count);
}

/** Bytes at the start of a line as UTF-16 units. */
function utf16Column(text: string, bytes: number): number {
  let left = bytes;
  let column = 0;
  for (const character of text) {
    if (left <= 0) break;
    left -= utf8Length(character.codePointAt(0) ?? 0);
    column += character.length;
  }
  return column;
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
