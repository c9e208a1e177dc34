import {readExamples, type PageContext} from './example';
import {scanFences} from './scan';

const context: PageContext = {
  version: 'v12.0.0',
  mayChooseVersion: false,
  compilers: {
    'v12.0.0': {languages: ['res', 'resi'], jsx: ['classic'], typescript: true},
    'v9.0.0': {languages: ['res', 'resi'], jsx: [], typescript: false},
    'v8.0.0': {languages: ['re', 'ml'], jsx: [], typescript: false},
  },
};
const read = (page: string, options: Partial<PageContext> = {}) =>
  readExamples(scanFences(page), {...context, ...options});
const messages = (page: string, options: Partial<PageContext> = {}) =>
  read(page, options).problems.map(({line, message}) => `${line} ${message}`);
const example = (page: string, options: Partial<PageContext> = {}) => {
  const {fences, problems} = read(page, options);
  expect(problems).toEqual([]);
  return fences.at(-1)?.example;
};

test('a named prelude comes first, after its own prelude, each once', () => {
  const page = [
    '```res name=base hidden',
    'type t = int',
    '```',
    '```res name=a prelude=base',
    'let a: t = 1',
    '```',
    '```res name=b prelude=base',
    'let b: t = 2',
    '```',
    '```res prelude=a,b',
    'let c = a + b',
    '```',
  ].join('\n');
  expect(example(page)).toMatchObject({
    version: 'v12.0.0',
    prelude: 'type t = int\nlet a: t = 1\nlet b: t = 2\n',
    files: [{name: 'Playground.res', code: 'type t = int\nlet a: t = 1\nlet b: t = 2\nlet c = a + b\n'}],
  });
});

test('an inline prelude is only added to the last file', () => {
  const page = '```res prelude="open Belt"\n// file: A.res\nlet a = 1\n// file: B.res\nlet b = A.a\n```';
  expect(example(page)?.files).toEqual([
    {name: 'A.res', code: 'let a = 1\n'},
    {name: 'B.res', code: 'open Belt\nlet b = A.a\n'},
  ]);
});

test('on a page without a version, fences can choose one', () => {
  expect(example('```re version=v8.0.0\nlet a = 1;\n```', {mayChooseVersion: true})?.version).toBe('v8.0.0');
});

test.each([
  ['```res prelude=none\n```', '1 no earlier example is named none'],
  ['```res fragment="x" name=f\n```', '1 unknown word in the meta string of a res fence: name'],
  ['```res name=a\n```\n```res name=a\n```', '3 the page has two examples named a'],
  ['```res version=v9.0.0\n```', "1 the page belongs to v12.0.0, so an example can't use v9.0.0"],
  ['```re\n```', "1 re can't be compiled with v12.0.0"],
  ['```res jsx=3\n```', "1 v12.0.0 doesn't support jsx=3"],
  ['```res name=m\n// file: A.res\n```\n```res prelude=m\n```', '4 the prelude m has several files'],
])('%j: %s', (page, message) => {
  expect(messages(page)).toEqual([message]);
});

test.each([
  ['```res version=v7.0.0\n```', '1 no compiler is available for version=v7.0.0'],
  ['```res version=v9.0.0 output=ts\n```', "1 v9.0.0 doesn't write TypeScript"],
  ['```res version=v9.0.0 experimental=LetUnwrap\n```', "1 v9.0.0 doesn't have experimental=LetUnwrap"],
  ['```res version=v9.0.0 jsx=classic\n```', "1 v9.0.0 doesn't support jsx=classic"],
  ['```re name=a version=v8.0.0\n```\n```res prelude=a\n```', '3 the prelude a is written in re, this example in res'],
])('if a fence can choose, %j: %s', (page, message) => {
  expect(messages(page, {mayChooseVersion: true})).toEqual([message]);
});

test('a fence with a problem isn’t compiled, but its neighbors are', () => {
  const {fences} = read('```res what\n```\n```res\nlet a = 1\n```\n```js\n```');
  expect(fences.map((fence) => fence.example !== undefined)).toEqual([false, true, false]);
});

test('every example of a post has to name its version', () => {
  const post = {mayChooseVersion: true, mustChooseVersion: true};
  expect(messages('```res\nlet a = 1\n```', post)).toEqual(['1 the example of a post names no version']);
  expect(messages('```res version=v12.0.0\nlet a = 1\n```', post)).toEqual([]);
});

test('code in a former language names the version that compiles it', () => {
  expect(example('```re version=v8.0.0\nlet a = 1;\n```')?.version).toBe('v8.0.0');
  expect(read('```ml\nlet a = 1\n```').problems.map(({fix}) => fix)).toEqual([
    'Write the example in res or resi. Or name the version that compiles it: version=v8.0.0.',
  ]);
});
