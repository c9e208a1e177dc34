import {jsTokens, lexJavaScript} from './javascript';

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
  expect(tokens('a.default / "b" / c?.in / "d"; f(...new /e"/)')).toEqual([
    'string "b"',
    'string "d"',
    'keyword new',
    'string /e"/',
  ]);
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

test("a template's code is code, in templates inside too", () => {
  expect(tokens("`a ${f(`b ${c}`, 1)} it's d`; 2")).toEqual([
    'string `a ',
    'string `b ',
    'string `',
    'number 1',
    "string  it's d`",
    'number 2',
  ]);
});

test('a pattern can be a statement', () => {
  expect(tokens('if (a) {}\n/[`"]/.test(x); "a"')).toEqual(['keyword if', 'string /[`"]/', 'string "a"']);
  expect(tokens('if (a) /[`"]/.test(x); "a"')).toEqual(['keyword if', 'string /[`"]/', 'string "a"']);
  expect(tokens('let a = {} / 2; (a) / 3')).toEqual(['keyword let', 'number 2', 'number 3']);
});

test('unclosed tokens end with the source', () => {
  expect(tokens('"open')).toEqual(['string "open']);
  expect(tokens('/* open')).toEqual(['comment /* open']);
  expect(tokens('`a ${b')).toEqual(['string `a ']);
});

describe('tokens for programs', () => {
  const shown = (source: string): readonly string[] => jsTokens(source).map(({type, text}) => `${type} ${text}`);

  test.each<[string, readonly string[]]>([
    [
      'let é$ = 1_0.5e3;',
      ['IdentifierName let', 'IdentifierName é$', 'Punctuator =', 'NumericLiteral 1_0.5e3', 'Punctuator ;'],
    ],
    ['"a\\"b" \'c\'', ['StringLiteral "a\\"b"', "StringLiteral 'c'"]],
    [
      '(a) / b / 2',
      [
        'Punctuator (',
        'IdentifierName a',
        'Punctuator )',
        'Punctuator /',
        'IdentifierName b',
        'Punctuator /',
        'NumericLiteral 2',
      ],
    ],
    [
      '`a${ {b: `c${d}`} }e`',
      [
        'TemplateHead `a${',
        'Punctuator {',
        'IdentifierName b',
        'Punctuator :',
        'TemplateHead `c${',
        'IdentifierName d',
        'TemplateTail }`',
        'Punctuator }',
        'TemplateTail }e`',
      ],
    ],
    ['// "x\n/* `y */ z', ['IdentifierName z']],
  ])('%j', (source, expected) => {
    expect(shown(source)).toEqual(expected);
  });

  test('have their positions', () => {
    const source = 'let a = `x${1}` /* c */ + /r/;';
    for (const {text, start} of jsTokens(source)) expect(source.slice(start, start + text.length)).toBe(text);
  });
});
