import {readInfo, scanFences} from './scan';

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
