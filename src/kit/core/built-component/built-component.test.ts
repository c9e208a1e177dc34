import {englishWords, fill, translatedWords} from '@site/src/kit/core/built-component/built-component';
import {headingIds} from '@site/src/kit/core/built-component/heading-ids';

test('labels default to the messages in the code', () => {
  expect(englishWords({a: {message: 'one', description: ''}, b: {message: 'two', description: ''}})).toEqual({
    a: 'one',
    b: 'two',
  });
});

test('labels come from the translation file with their name, and fall back to English', () => {
  const labels = {a: {message: 'one', description: ''}, b: {message: 'two', description: ''}};
  const files = [
    {path: 'others', content: {b: {message: 'autre'}}},
    {path: 'labels', content: {a: {message: 'un'}, gone: {message: 'x'}}},
  ];
  expect(translatedWords(labels, files)).toEqual({a: 'un', b: 'two'});
  expect(translatedWords(labels, files, 'others')).toEqual({a: 'one', b: 'autre'});
  expect(translatedWords(labels, [])).toEqual({a: 'one', b: 'two'});
});

test('a template is filled, and names without a value stay unchanged', () => {
  expect(fill('{a} of {b}, {a}', {a: '1'})).toBe('1 of {b}, 1');
  expect(fill('{a}', {a: '$& {b}', b: 'x'})).toBe('$& {b}');
});

test('heading ids are the explicit ones, or the heading itself if it is a single word', () => {
  const page = [
    '## Where sources are {/* #sources */}',
    '### `suffix`',
    '## package-specs',
    '## Two words',
    '### Old form {#js-post-build}',
    '#### sources.dir {/*#sources.dir*/}',
    '```json',
    '## not-a-heading',
    '```',
    '~~~~',
    '```',
    '## nor-this',
    '~~~~',
    '## Last {/* #last */}  ',
  ].join('\r\n');
  expect([...headingIds(page)]).toEqual(['sources', 'suffix', 'package-specs', 'js-post-build', 'sources.dir', 'last']);
});
