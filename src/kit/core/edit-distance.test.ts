import {editDistance, letterMask, lettersApart} from './edit-distance';

test.each([
  ['map', 'map', 2, 0],
  ['asnyc', 'async', 2, 1],
  ['filter', 'fliter', 1, 1],
  ['record', 'recrods', 2, 2],
  ['map', 'reduce', 2, 3],
  ['', 'ab', 2, 2],
])('from %s to %s within %i', (a, b, limit, distance) => {
  expect(editDistance(a, b, limit)).toBe(distance);
  expect(editDistance(b, a, limit)).toBe(distance);
});

test('words within a few edits differ in few letters', () => {
  expect(lettersApart(letterMask('async'), letterMask('asnyc'))).toBe(0);
  expect(lettersApart(letterMask('map'), letterMask('mop'))).toBe(2);
  expect(lettersApart(letterMask('array2'), letterMask('array'))).toBe(1);
});
