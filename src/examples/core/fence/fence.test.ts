import {parseFence, type Fence} from './fence';

const parse = (language: string, meta: string, code = 'let a = 1\nlet b = 2\n') =>
  parseFence({language, meta, code, line: 7});
const fenceOf = (language: string, meta: string): Fence => {
  const {fence, problems} = parse(language, meta);
  expect(problems).toEqual([]);
  return fence;
};
const messages = (language: string, meta: string) => parse(language, meta).problems.map(({message}) => message);

test('an example without meta compiles, shows its JavaScript and is an ES module', () => {
  expect(fenceOf('res', '')).toEqual({
    kind: 'example',
    language: 'res',
    code: 'let a = 1\nlet b = 2\n',
    line: 7,
    highlight: [],
    hidden: false,
    output: 'js',
    expectation: {kind: 'success'},
    module: 'esmodule',
  });
});

test('an interface has no output', () => {
  expect(fenceOf('resi', '')).toMatchObject({kind: 'example', output: 'none'});
});

test('every keyword of the grammar is parsed', () => {
  expect(
    fenceOf(
      'res',
      'title="Cart.res" {2} name=cart hidden prelude=shop,base output=ts version=v10.0.0 module=commonjs jsx=classic experimental=LetUnwrap',
    ),
  ).toMatchObject({
    title: 'Cart.res',
    highlight: [2],
    name: 'cart',
    hidden: true,
    prelude: {kind: 'named', names: ['shop', 'base']},
    output: 'ts',
    version: 'v10.0.0',
    module: 'commonjs',
    jsx: 'classic',
    letUnwrap: true,
  });
});

test('a quoted prelude is source code, and \\n is a line break', () => {
  expect(fenceOf('res', String.raw`prelude="open Belt\nlet x = 1"`)).toMatchObject({
    prelude: {kind: 'inline', source: 'open Belt\nlet x = 1\n'},
  });
});

test.each([
  ['error="has type: int"', {kind: 'error', words: 'has type: int'}],
  ['error="8"', {kind: 'error', words: '8'}],
  ['error=Forbidden', {kind: 'error', words: 'Forbidden'}],
  ['error=8', {kind: 'warning-as-error', number: 8}],
  ['warning=32', {kind: 'warning', number: 32}],
])('%s', (meta, expectation) => {
  expect(fenceOf('res', meta)).toMatchObject({expectation});
});

test("a fragment keeps its reason and isn't an example", () => {
  expect(fenceOf('res', 'fragment="syntax only"')).toMatchObject({kind: 'fragment', reason: 'syntax only'});
});

test('other languages accept a title and lines', () => {
  expect(fenceOf('json', 'title="rescript.json" {1}')).toMatchObject({
    kind: 'plain',
    title: 'rescript.json',
    highlight: [1],
  });
  expect(fenceOf('npm', '')).toMatchObject({kind: 'npm'});
});

test.each([
  ['res', 'color', 'unknown word in the meta string of a res fence: color'],
  ['res', 'color=red', 'unknown word in the meta string of a res fence: color'],
  ['js', 'hidden', 'unknown word in the meta string of a js fence: hidden'],
  ['res', '"x"', 'unknown word in the meta string of a res fence: "x"'],
  ['res', '{1} {2}', 'unknown word in the meta string of a res fence: a second {…}'],
  ['res', 'fragment', 'fragment needs a value'],
  ['res', 'fragment="" ', 'fragment is empty'],
  ['res', 'output=css', "output=css isn't valid"],
  ['res', 'jsx=4', "jsx=4 isn't valid"],
  ['res', 'experimental=On', "experimental=On isn't valid"],
  ['res', 'version=12', "version=12 isn't valid"],
  ['res', 'name=a.b', "name=a.b isn't valid"],
  ['res', 'warning=x', "warning=x isn't valid"],
  ['res', 'warning="32"', "warning=32 isn't valid"],
  ['res', 'error=""', "error= isn't valid"],
  ['res', 'error=8 warning=9', "an example can't both fail and compile with a warning"],
  ['res', '{3}', 'the fence highlights line 3, but the code has only 2'],
])('%s %s: %s', (language, meta, message) => {
  const {problems} = parse(language, meta);
  expect(messages(language, meta)).toContain(message);
  expect(problems.every(({line, fix}) => line === 7 && fix.endsWith('.'))).toBe(true);
});

test.each([
  ['rescript', 'res'],
  ['ReScript', 'res'],
  ['RES', 'res'],
  ['res{2}', 'res'],
  ['reason', 're'],
  ['reasonml', 're'],
  ['ReasonML', 're'],
  ['ocaml', 'ml'],
  ['.ml', 'ml'],
  ['rescript-lang', 'res'],
  ['res,ignore', 'res'],
  ['resc', 'res'],
  ['res-interface', 'res'],
  ['language-reason', 're'],
])('%s is refused, because only %s is compiled', (language, meant) => {
  expect(parse(language, '').problems).toEqual([
    {
      line: 7,
      message: `a fence has the language "${language}", so its code would be shown without being compiled`,
      fix: `Write ${meant} instead. Code that can't be compiled has fragment="why" after it.`,
    },
  ]);
});

test.each(['', 'js', 'json', 'sh', 'text', 'mdx', 'html', 'yaml'])('"%s" is shown unchanged', (language) => {
  expect(parse(language, '').problems).toEqual([]);
});
