import {findImports} from '../../../../src/lib/playground/js-imports';
import {jsTokens} from '../../../../src/lib/playground/js-tokens';

const shown = (source: string): readonly string[] => jsTokens(source).map(({kind, text}) => `${kind} ${text}`);

test.each<[string, readonly string[]]>([
  ['let é$ = 1_0.5e3;', ['word let', 'word é$', 'punctuation =', 'number 1_0.5e3', 'punctuation ;']],
  ['"a\\"b" \'c\'', ['string "a\\"b"', "string 'c'"]],
  ['a / b / c', ['word a', 'punctuation /', 'word b', 'punctuation /', 'word c']],
  ['(a) / 2', ['punctuation (', 'word a', 'punctuation )', 'punctuation /', 'number 2']],
  [
    'return /[/"]\\//g.test(x)',
    ['word return', 'regex /[/"]\\//g', 'punctuation .', 'word test', 'punctuation (', 'word x', 'punctuation )'],
  ],
  [
    '`a${ {b: `c${d}`} }e`',
    [
      'template `a${',
      'punctuation {',
      'word b',
      'punctuation :',
      'template `c${',
      'word d',
      'template }`',
      'punctuation }',
      'template }e`',
    ],
  ],
  ['// "x\n/* `y */ z', ['word z']],
  ['`never', ['punctuation `', 'word never']],
  ['"never\nx', ['punctuation "', 'word never', 'word x']],
])('%j', (source, tokens) => {
  expect(shown(source)).toEqual(tokens);
});

test('a source’s tokens have the right positions', () => {
  const source = 'let a = `x${1}` /* c */ + /r/;';
  for (const {text, start} of jsTokens(source)) expect(source.slice(start, start + text.length)).toBe(text);
});

test('finds imports, but nothing that only looks like one', () => {
  const source = `import * as A from "./stdlib/Belt_Array.js";
import 'side';
import {b as c} from "react";
export {d} from "d.js";
const e = await import("e.js"), f = import.meta.url, g = {from: "no", import: "no"};
// import "no"
const h = 'import "no"', i = Array.from("no"), j = x.import("no");
`;
  expect(findImports(source).map(({specifier}) => specifier)).toEqual([
    './stdlib/Belt_Array.js',
    'side',
    'react',
    'd.js',
    'e.js',
  ]);
  for (const {start, end, specifier} of findImports(source)) expect(source.slice(start + 1, end - 1)).toBe(specifier);
});
