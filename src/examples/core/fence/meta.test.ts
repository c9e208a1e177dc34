import {readMeta} from './meta';

test('parses flags, values, quoted values and lines', () => {
  expect(readMeta('title="My cart.res" {1,3-5} hidden error=8')).toEqual([
    {kind: 'value', name: 'title', value: 'My cart.res', quoted: true},
    {kind: 'lines', lines: [1, 3, 4, 5]},
    {kind: 'flag', name: 'hidden'},
    {kind: 'value', name: 'error', value: '8', quoted: false},
  ]);
});

test('escaped quotes and \\n in quotes are unescaped, other backslashes are kept', () => {
  expect(readMeta(String.raw`prelude="open Belt\nlet a = \"x\"" error="a\b"`)).toEqual([
    {kind: 'value', name: 'prelude', value: 'open Belt\nlet a = "x"', quoted: true},
    {kind: 'value', name: 'error', value: String.raw`a\b`, quoted: true},
  ]);
});

test('lines can directly follow a word, and are sorted without duplicates', () => {
  expect(readMeta('hidden{4,2-4}')).toEqual([
    {kind: 'flag', name: 'hidden'},
    {kind: 'lines', lines: [2, 3, 4]},
  ]);
});

test.each([
  ['{3-1}', '{3-1}'],
  ['{0}', '{0}'],
  ['{a}', '{a}'],
  ['title="open', 'title="open'],
  ['=x', '=x'],
  ['"stray"', '"stray"'],
])('%s is a problem, not an exception', (meta, text) => {
  expect(readMeta(meta)).toEqual([{kind: 'unreadable', text}]);
});

test('an empty meta has no words', () => {
  expect(readMeta('  ')).toEqual([]);
});
