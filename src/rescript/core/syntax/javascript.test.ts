import {jsTokens, lexJavaScript} from './javascript';
import {TOKEN_CLASSES} from './token';
import {marked} from '../../../../tests/support/marked';

test.each([
  // Compilers' output.
  [
    'import * as React from "react";\nlet n = 42.5;\n// done\n',
    'k‹import› * k‹as› React k‹from› s‹"react"›;\nk‹let› n = n‹42.5›;\nc‹// done›\n',
  ],
  ['let order = {\n  TAG: "Tea",\n  _0: true\n};\n', 'k‹let› order = {\n  f‹TAG›: s‹"Tea"›,\n  f‹_0›: k‹true›\n};\n'],
  ['return <div className={"a"}>{x}</div>', 'k‹return› <g‹div› f‹className›={s‹"a"›}>{x}</g‹div›>'],
  // A slash divides after a value and starts a pattern elsewhere, also at the start of a statement.
  ['a / b / c', 'a / b / c'],
  ['f(x) / 2', 'f(x) / n‹2›'],
  ['s.match(/[/"]+/g)', 's.match(s‹/[/"]+/g›)'],
  ['return /x/', 'k‹return› s‹/x/›'],
  ['a.default / "b" / c?.in / "d"; f(...new /e"/)', 'a.default / s‹"b"› / c?.in / s‹"d"›; f(...k‹new› s‹/e"/›)'],
  ['if (a) {}\n/[`"]/.test(x); "a"', 'k‹if› (a) {}\ns‹/[`"]/›.test(x); s‹"a"›'],
  ['if (a) /[`"]/.test(x); "a"', 'k‹if› (a) s‹/[`"]/›.test(x); s‹"a"›'],
  ['let a = {} / 2; (a) / 3', 'k‹let› a = {} / n‹2›; (a) / n‹3›'],
  // Names after a dot aren't keywords, and names in a comparison aren't tags.
  ['Js.default.in', 'Js.default.in'],
  ['a < b', 'a < b'],
  // A template's code is code, in templates inside too.
  ["`a ${f(`b ${c}`, 1)} it's d`; 2", "s‹`a ›${f(s‹`b ›${c}s‹`›, n‹1›)}s‹ it's d`›; n‹2›"],
  // Unclosed tokens end with the source.
  ['"open', 's‹"open›'],
  ['/* open', 'c‹/* open›'],
  ['`a ${b', 's‹`a ›${b'],
])('%j', (source, expected) => {
  expect(marked(source, lexJavaScript(source), TOKEN_CLASSES)).toBe(expected);
});

describe('tokens for programs', () => {
  const shown = (source: string): string =>
    jsTokens(source)
      .map(({type, text}) => `${type} ${text}`)
      .join(', ');

  test.each([
    ['let é$ = 1_0.5e3;', 'IdentifierName let, IdentifierName é$, Punctuator =, NumericLiteral 1_0.5e3, Punctuator ;'],
    ['"a\\"b" \'c\'', 'StringLiteral "a\\"b", StringLiteral \'c\''],
    ['(a) / b', 'Punctuator (, IdentifierName a, Punctuator ), Punctuator /, IdentifierName b'],
    [
      '`a${ {b: `c${d}`} }e`',
      'TemplateHead `a${, Punctuator {, IdentifierName b, Punctuator :, TemplateHead `c${, IdentifierName d, TemplateTail }`, Punctuator }, TemplateTail }e`',
    ],
    ['// "x\n/* `y */ z', 'IdentifierName z'],
  ])('%j', (source, expected) => {
    expect(shown(source)).toBe(expected);
  });

  test('have their positions', () => {
    const source = 'let a = `x${1}` /* c */ + /r/;';
    for (const {text, start} of jsTokens(source)) expect(source.slice(start, start + text.length)).toBe(text);
  });
});
