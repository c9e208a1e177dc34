import {inSingleFile} from './single-file';

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
