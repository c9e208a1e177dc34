import {lexJavaScript} from '../../../../src/lib/syntax/javascript';

const tokens = (source: string) =>
  lexJavaScript(source).map(({kind, start, end}) => `${kind} ${source.slice(start, end)}`);

test('compiler output', () => {
  expect(tokens('import * as React from "react";\nlet n = 42.5;\n// done\n')).toEqual([
    'keyword import',
    'keyword as',
    'keyword from',
    'string "react"',
    'keyword let',
    'number 42.5',
    'comment // done',
  ]);
  expect(tokens('let order = {\n  TAG: "Tea",\n  _0: true\n};\n')).toEqual([
    'keyword let',
    'field TAG',
    'string "Tea"',
    'field _0',
    'keyword true',
  ]);
});

test('a slash divides after a value and starts a pattern elsewhere', () => {
  expect(tokens('a / b / c')).toEqual([]);
  expect(tokens('f(x) / 2')).toEqual(['number 2']);
  expect(tokens('s.match(/[/"]+/g)')).toEqual(['string /[/"]+/g']);
  expect(tokens('return /x/')).toEqual(['keyword return', 'string /x/']);
});

test("names after a dot aren't keywords, and names in a comparison aren't tags", () => {
  expect(tokens('Js.default.in')).toEqual([]);
  expect(tokens('a < b')).toEqual([]);
});

test('JSX preserved in the output', () => {
  expect(tokens('return <div className={"a"}>{x}</div>')).toEqual([
    'keyword return',
    'tag div',
    'field className',
    'string "a"',
    'tag div',
  ]);
});

test('unclosed tokens end with the source', () => {
  expect(tokens('"open')).toEqual(['string "open']);
  expect(tokens('/* open')).toEqual(['comment /* open']);
  expect(tokens('`a ${b} `')).toEqual(['string `a ${b} `']);
});
