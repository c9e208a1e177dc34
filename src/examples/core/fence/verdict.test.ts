import {judge, type Compiled} from './verdict';
import {readExamples} from './example';

const exampleWith = (meta: string) => {
  const compilers = {'v12.0.0': {languages: ['res' as const], jsx: [], typescript: true}};
  const {fences} = readExamples([{language: 'res', meta, code: 'let a = 1\n', line: 3}], {
    version: 'v12.0.0',
    mayChooseVersion: false,
    compilers,
  });
  return fences[0]!.example!;
};
const fine: Compiled = {ok: true, messages: '', warnings: [], js: []};
const failed: Compiled = {ok: false, messages: "The value\n  `x` can't be found", warnings: [], js: []};

test.each([
  ['', fine],
  ['error="value x can\'t be found"', failed],
  ['error=8', {ok: false, messages: '', warnings: [8], js: []}],
  ['warning=32', {ok: true, messages: '', warnings: [32], js: []}],
])('%s matches the outcome', (meta, outcome) => {
  expect(judge(exampleWith(meta), outcome)).toBeUndefined();
});

test.each([
  ['', failed, "doesn't compile with v12.0.0"],
  ['', {ok: true, messages: '', warnings: [27], js: []}, 'compiles with v12.0.0, but with warning 27'],
  ['error="x"', fine, 'compiles with v12.0.0, but the page says it fails'],
  ['error="other words"', failed, 'fails with v12.0.0, but not with "other words"'],
  ['error=8', fine, 'compiles with v12.0.0 without warning 8, but the page says that warning stops it'],
  ['error=8', failed, 'fails with v12.0.0 without warning 8, but the page says that warning stops it'],
  ['warning=32', fine, 'compiles with v12.0.0 without warning 32, but the page expects that warning'],
  ['warning=32', {ok: true, messages: '', warnings: [32, 27], js: []}, 'compiles with v12.0.0, but with warning 27'],
  ['warning=32', failed, "doesn't compile with v12.0.0"],
  [
    '',
    {...fine, js: [{code: 'var rain = /\brain\b/;'}]},
    'compiles with v12.0.0, but its JavaScript contains an invisible control character',
  ],
])('%s is wrong: %#', (meta, outcome, message) => {
  expect(judge(exampleWith(meta), outcome)).toMatchObject({message, fix: expect.stringMatching(/\.$/) as string});
});
