import {changedPart, lineStarts, placesAfter, stretchOf, typeAt} from './place';

const code = 'let a = 1\nlet é😀 = a\n\n';
const at = (row: number, column: number, endRow: number, endColumn: number) =>
  stretchOf({row, column, endRow, endColumn}, code);

test('rows and columns become offsets', () => {
  expect(lineStarts(code)).toEqual([0, 10, 22, 23]);
  expect(at(1, 4, 1, 5)).toEqual({from: 4, to: 5});
  expect(at(2, 4, 2, 7)).toEqual({from: 14, to: 17});
  expect(at(1, 0, 2, 3)).toEqual({from: 0, to: 13});
});

test('positions outside the source are clamped, and empty ranges are widened', () => {
  expect(at(9, 0, 9, 4)).toEqual({from: 23, to: 23});
  expect(at(1, -1, 1, -1)).toEqual({from: 0, to: 1});
  expect(at(0, 0, 0, 0)).toEqual({from: 0, to: 1});
  expect(at(1, 80, 1, 90)).toEqual({from: 8, to: 9});
  expect(at(1, 5, 1, 2)).toEqual({from: 5, to: 6});
  expect(stretchOf({row: 1, column: 0, endRow: 1, endColumn: 0}, '')).toEqual({from: 0, to: 0});
});

test('places move with what is written before them, and go away with what is written into them', () => {
  const places = ['ab', 'cd', 'ef'].map((name, index) => ({
    row: 1,
    column: 3 * index,
    endRow: 1,
    endColumn: 3 * index + 2,
    name,
  }));
  const moved = (after: string): readonly string[] =>
    placesAfter(places, 'ab cd ef', after).map(
      ({name, row, column, endColumn}) => `${name} ${row}:${column}-${endColumn}`,
    );
  expect(moved('ab cd ef')).toEqual(['ab 1:0-2', 'cd 1:3-5', 'ef 1:6-8']);
  expect(moved('ab c!d ef')).toEqual(['ab 1:0-2', 'ef 1:7-9']);
  expect(moved('ab cd\nef')).toEqual(['ab 1:0-2', 'cd 1:3-5', 'ef 2:0-2']);
  expect(moved('')).toEqual([]);
});

test('the type of the smallest expression at a position', () => {
  const hints = [
    {row: 1, column: 0, endRow: 3, endColumn: 1, type: 'outer'},
    {row: 2, column: 2, endRow: 2, endColumn: 10, type: 'line'},
    {row: 2, column: 4, endRow: 2, endColumn: 6, type: 'inner'},
  ];
  expect(
    [typeAt(hints, 2, 5), typeAt(hints, 2, 6), typeAt(hints, 1, 3), typeAt(hints, 3, 1)].map((hint) => hint?.type),
  ).toEqual(['inner', 'line', 'outer', undefined]);
});

test('of several types with the same range, the last: the element itself comes after its props', () => {
  const range = {row: 1, column: 0, endRow: 1, endColumn: 20};
  const hints = [
    {...range, type: 'option<bool>'},
    {...range, type: 'React.element'},
  ];
  expect(typeAt(hints, 1, 3)?.type).toBe('React.element');
});

test('only the difference between two texts is replaced', () => {
  expect(changedPart('let   a=1\n', 'let a = 1\n')).toEqual({from: 4, to: 8, insert: 'a = '});
  expect(changedPart('abc', 'abc')).toEqual({from: 3, to: 3, insert: ''});
  expect(changedPart('aa', 'aaa')).toEqual({from: 2, to: 2, insert: 'a'});
  for (const [before, after] of [
    ['', 'x'],
    ['abab', 'ab'],
    ['xyz', ''],
    ['a\nb\nc', 'a\nX\nc'],
  ] as const) {
    const {from, to, insert} = changedPart(before, after);
    expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
  }
});
