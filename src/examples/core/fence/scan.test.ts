import {readInfo, readMeta, scanFences} from './scan';

test("finds fences with language, meta, code and line; front matter isn't page text", () => {
  const page = [
    '---',
    'title: ```',
    '---',
    '',
    '```res title="A.res"',
    'let a = 1',
    '',
    '  let b = 2',
    '```',
    'text',
    '~~~',
    'x',
    '~~~',
  ].join('\n');
  expect(scanFences(page)).toEqual([
    {language: 'res', meta: 'title="A.res"', code: 'let a = 1\n\n  let b = 2\n', line: 5},
    {language: '', meta: '', code: 'x\n', line: 11},
  ]);
});

test('removes only the indentation of a list and the markers of a quote', () => {
  const page = [
    '- item',
    '',
    '  ```res',
    '  let a = {',
    '    b',
    '',
    '  ```',
    '',
    '> ```js',
    '> x',
    '>',
    '>   y',
    '> ```',
  ].join('\n');
  expect(scanFences(page).map(({code}) => code)).toEqual(['let a = {\n  b\n\n', 'x\n\n  y\n']);
});

test('a fence closes with the same number and kind of characters it opened with', () => {
  expect(scanFences('````md\n```res\nlet a = 1\n```\n~~~\n````\n').map(({code}) => code)).toEqual([
    '```res\nlet a = 1\n```\n~~~\n',
  ]);
});

test("backticks within a line aren't a fence", () => {
  expect(scanFences('a ```b``` c\n```not` a fence\n')).toEqual([]);
});

test('an unclosed fence runs to the end, and an empty one has no code', () => {
  expect(scanFences('```js\nx')).toEqual([{language: 'js', meta: '', code: 'x\n', line: 1}]);
  expect(scanFences('```js\n```')[0]?.code).toBe('');
});

test('Windows line endings work', () => {
  expect(scanFences('```js a\r\nx\r\n```\r\n')).toEqual([{language: 'js', meta: 'a', code: 'x\n', line: 1}]);
});

test('whitespace separates language and meta', () => {
  expect(readInfo('  res   a  b ')).toEqual({language: 'res', meta: 'a  b'});
});

describe('the words after the language', () => {
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
});
