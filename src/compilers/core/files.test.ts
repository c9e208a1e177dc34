import {areFiles, nameFault} from './file-names';
import {asModules, freeName, meantName} from '../../playground/core/more-files';
import {inSingleFile, orderFiles} from './file-order';
import {readRequest} from './request';

/** Names that must never get to a compiler. */
const BAD_NAMES = [
  '',
  ...'.res user.res ../User.res ..\\User.res a/User.res /tmp/User.res C:\\User.res User.res/ User.ml User.re'.split(
    ' ',
  ),
  ...'User.js User.cmi User.res.js User.RES User..res -open.res @args.res bsconfig.json Üser.res Uѕer.res'.split(' '),
  ...'Playground.res Playground.resi PLAYGROUND.res'.split(' '),
  'User.res\u0000',
  'User\u0000.res',
  'User.res\n',
  '-ppx User.res',
  'User name.res',
  `A${'a'.repeat(40)}.res`,
];

test.each(BAD_NAMES)('%j can’t be a file', (name) => {
  expect(nameFault(name, [])).toBe(/^playground\.resi?$/i.test(name) ? 'main' : 'form');
  expect(areFiles([{name, code: ''}])).toBe(false);
  const settings = {version: 'v12.0.0', syntax: 'res', module: 'esmodule', jsx: 'automatic', warnings: '', open: []};
  expect(() => readRequest({code: '', files: [{name, code: ''}], settings})).toThrow(/^Expected at most 7 files/);
  if (name !== 'Playground.res')
    expect(() => readRequest({code: '', file: name, settings})).toThrow(/^Expected the name/);
});

test('two names may not differ only in case, because some disks ignore it', () => {
  expect(nameFault('User.res', ['User.resi', 'Users.res'])).toBeUndefined();
  expect(nameFault('User.res', ['User.res'])).toBe('taken');
  expect(nameFault('User.res', ['USER.resi'])).toBe('taken');
  expect([meantName(' user '), meantName('user.resi'), meantName('')]).toEqual(['User.res', 'User.resi', '.res']);
  expect(freeName(['Module1.res', 'Module3.res'])).toBe('Module2.res');
});

test('a request has at most 200 kB in all its files, in ReScript syntax', () => {
  const settings = {version: 'v12.0.0', syntax: 'res', module: 'esmodule', jsx: 'automatic', warnings: '', open: []};
  const files = (length: number) => [{name: 'User.res', code: 'a'.repeat(length)}];
  expect(readRequest({code: 'b', files: files(199_999), file: 'User.resi', settings}).files).toHaveLength(1);
  expect(() => readRequest({code: 'b', files: files(200_000), settings})).toThrow('The code is longer than 200 kB');
  expect(() => readRequest({code: 'b', files: files(1), settings: {...settings, syntax: 're'}})).toThrow(
    'ReScript syntax',
  );
  const eight = Array.from({length: 8}, (_, index) => ({name: `A${index}.res`, code: ''}));
  expect(() => readRequest({code: '', files: eight, settings})).toThrow(/^Expected at most 7 files/);
});

const order = (...files: readonly (readonly [name: string, code: string])[]) => {
  const {modules, cycle} = orderFiles(files.map(([name, code]) => ({name, code})));
  return [modules.map(({name}) => name).join(' '), cycle?.join(' ')];
};

test('each module comes after those it names in code', () => {
  expect(order(['A.res', 'let a = B.b'], ['B.res', 'open C'], ['C.res', ''])).toEqual(['C B A', undefined]);
  expect(order(['A.resi', 'type t = B.t'], ['A.res', 'type t = int'], ['B.res', 'type t = int'])).toEqual([
    'B A',
    undefined,
  ]);
  expect(order(['A.res', 'let a = `${B.name}`'], ['B.res', '// A.a\nlet b = "A.a"\nlet c = Other.A.a'])).toEqual([
    'B A',
    undefined,
  ]);
});

test.each([
  'let s = "a"->String.replaceRegExp(/ "/g, "x")',
  'let f = (a, b) => {a||b}',
  'let f = (~n=// say "hi\n  1, ()) => n',
  "let f = (~x=/* it's */ 1) => x",
  "type t</* it's */'a> = 'a",
  'let t = `code: ${"`"} end`',
  'let t = `{${a->Array.join("}, {")}}`',
])('a module named after %s comes first', (code) => {
  expect(order(['A.res', `${code}\nlet x = B.y`], ['B.res', 'let y = 1'])).toEqual(['B A', undefined]);
});

test('what is given to a functor comes first, unless it is only a constructor of the same name', () => {
  expect(order(['A.res', 'include Make(B)'], ['B.res', ''])).toEqual(['B A', undefined]);
  expect(order(['A.res', 'type t = B | C'], ['B.res', 'let b = A.B'])).toEqual(['A B', undefined]);
});

test('a cycle is named', () => {
  expect(order(['A.res', 'B.b'], ['B.res', 'C.c'], ['C.res', 'B.b'])[1]).toBe('B C B');
});

test('the other files are modules for completion, by their interfaces', () => {
  const files = [
    {name: 'A.res', code: 'let a = 1'},
    {name: 'A.resi', code: 'let a: int'},
    {name: 'B.res', code: 'let b = 2'},
  ];
  expect(asModules(files, 'Playground.res')).toBe('module A = {\nlet a: int\n}\nmodule B = {\nlet b = 2\n}\n');
  expect(asModules(files, 'A.res')).toBe('module B = {\nlet b = 2\n}\n');
});

describe('a single file', () => {
  test('files become modules in compilation order, except for the last file', () => {
    const source = inSingleFile([
      {name: 'Cart.res', code: 'let total = Shop.price * 2\n'},
      {name: 'Shop.resi', code: 'let price: int\n'},
      {name: 'Shop.res', code: 'let tax = 1\n\nlet price = 10 + tax\n'},
      {name: 'Main.res', code: 'Console.log(Cart.total)\n'},
    ]);
    expect(source).toBe(
      'module Shop: {\n  let price: int\n} = {\n  let tax = 1\n\n  let price = 10 + tax\n}\n\nmodule Cart = {\n  let total = Shop.price * 2\n}\n\nConsole.log(Cart.total)\n',
    );
  });

  test('the text of a template is not indented', () => {
    expect(
      inSingleFile([
        {name: 'A.res', code: 'let a = `x\ny`\n'},
        {name: 'B.res', code: 'let b = A.a\n'},
      ]),
    ).toBe('module A = {\nlet a = `x\ny`\n}\n\nlet b = A.a\n');
  });

  test('the last file is a module too if it has an interface or another file refers to it', () => {
    expect(
      inSingleFile([
        {name: 'A.resi', code: 'let a: int\n'},
        {name: 'A.res', code: 'let a = 1\n'},
      ]),
    ).toBe('module A: {\n  let a: int\n} = {\n  let a = 1\n}\n');
    expect(
      inSingleFile([
        {name: 'B.res', code: 'let b = A.a\n'},
        {name: 'A.res', code: 'let a = 1\n'},
      ]),
    ).toBe('module A = {\n  let a = 1\n}\n\nmodule B = {\n  let b = A.a\n}\n');
  });

  test('an interface alone has no single-file form', () => {
    expect(
      inSingleFile([
        {name: 'A.resi', code: 'let a: int\n'},
        {name: 'B.res', code: 'let b = A.a\n'},
      ]),
    ).toBeUndefined();
  });
});
