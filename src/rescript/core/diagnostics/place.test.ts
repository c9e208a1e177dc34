import type {Diagnostic} from './parse';
import {spanOf} from './place';

const at = (startLine: number, startColumn: number, endLine = startLine, endColumn = startColumn): Diagnostic => ({
  kind: 'error',
  asError: false,
  text: '',
  range: {start: {line: startLine, column: startColumn}, end: {line: endLine, column: endColumn}},
});
const source = 'let z = "żółć日本😀"; let y: int = "x"\nlet a = 1\n';

test('v11 and later count UTF-16 code units, v8 to v10 count bytes; both give the same position', () => {
  const span = {start: 33, end: 36};
  expect(source.slice(span.start, span.end)).toBe('"x"');
  expect(spanOf(at(1, 34, 1, 36), source, 'utf16')).toEqual(span);
  expect(spanOf(at(1, 44, 1, 46), source, 'bytes')).toEqual(span);
});

test('a range can span lines', () => {
  const span = spanOf(at(1, 34, 2, 3), source, 'utf16')!;
  expect(source.slice(span.start, span.end)).toBe('"x"\nlet');
});

test('a column past the end of the line is clamped, an empty place is one character', () => {
  expect(spanOf(at(2, 99), 'a\nbc\n', 'utf16')).toEqual({start: 4, end: 5});
  expect(spanOf(at(2, 1, 2, 0), 'a\nbc\n', 'utf16')).toEqual({start: 2, end: 3});
});

test('a position outside the source has no range', () => {
  expect(spanOf(at(9, 1), source, 'utf16')).toBeUndefined();
  expect(spanOf({kind: 'error', asError: false, text: ''}, source, 'utf16')).toBeUndefined();
});
