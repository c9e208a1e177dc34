import {parseRange, writeRange} from './make-fonts';

test('a range is read as the characters in it', () => {
  expect(parseRange('U+41-43, U+a9,U+2190')).toEqual([0x41, 0x42, 0x43, 0xa9, 0x2190]);
});

test('characters are written as the shortest range, in order and once', () => {
  expect(writeRange([0x2190, 0x43, 0x41, 0x42, 0x42, 0xa9])).toBe('U+41-43, U+A9, U+2190');
  expect(writeRange([])).toBe('');
});

test('what is written can be read again', () => {
  const points = [0x20, 0x7e, 0x100, 0x101, 0x1f600];
  expect(parseRange(writeRange(points))).toEqual(points);
});
