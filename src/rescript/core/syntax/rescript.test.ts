import {createRescriptLexer, lexRescript} from './rescript';
import {createIncremental} from './scanner';
import {TOKEN_CLASSES, type Token} from './token';
import {marked} from '../../../../tests/support/marked';

const lex = (source: string) => marked(source, lexRescript(source), TOKEN_CLASSES);

const CASES = [
  ['// line\n/* a /* nested */ b */ let', 'c‹// line\n/* a /* nested */ b */› k‹let›'],
  ['let rec f = async x => await x', 'k‹let rec› f = k‹async› x => k‹await› x'],
  ['"a \\" b" ++ "c"', 's‹"a \\" b"› ++ s‹"c"›'],
  ['`a ${b ++ `c ${d}`} \\` e`', 's‹`a ›${b ++ s‹`c ›${d}s‹`›}s‹ \\` e`›'],
  ["('a', 'b, '\\n', '\\u{1F600}')", "(s‹'a'›, t‹'b›, s‹'\\n'›, s‹'\\u{1F600}'›)"],
  ['1 + 0xFF_n + 1.5e-3 + 2. + 1_000', 'n‹1› + n‹0xFF_n› + n‹1.5e-3› + n‹2.› + n‹1_000›'],
  ['10 / 2 / x', 'n‹10› / n‹2› / x'],
  ['f(/a[/]\\/b+/g, x)', 'f(s‹/a[/]\\/b+/g›, x)'],
  ['@module("x") @as(_) @@warning("-27")', 'a‹@module›(s‹"x"›) a‹@as›(_) a‹@@warning›(s‹"-27"›)'],
  ['%raw("1") %%raw("2") 7 %2', 'a‹%raw›(s‹"1"›) a‹%%raw›(s‹"2"›) n‹7› %n‹2›'],
  ['#red #"two words" #1', 'v‹#red #"two words" #1›'],
  ['Belt.Map.String.make(Some(A))', 'm‹Belt.Map.String›.make(v‹Some›(v‹A›))'],
  ['module M = F(X)\nopen Belt', 'k‹module› m‹M› = v‹F›(v‹X›)\nk‹open› m‹Belt›'],
  ['<div x> <Foo.Bar /> </div>', '<g‹div› x> <m‹Foo›.v‹Bar› /> </g‹div›>'],
  ['<Foo> {x} </Foo>', '<m‹Foo›> {x} </m‹Foo›>'],
  ['a < b', 'a < b'],
  ['list{1, ...xs} dict{"a": 1}', 'k‹list›{n‹1›, ...xs} k‹dict›{s‹"a"›: n‹1›}'],
  ['{as: 1, to: 2, with: x.of}', '{as: n‹1›, to: n‹2›, with: x.of}'],
  ['~to=1 ~with', '~to=n‹1› ~with'],
  ['type rec t = {a: int}', 'k‹type rec› t‹t› = {a: t‹int›}'],
  ['\\"odd name" = \\"switch"', '\\"odd name" = \\"switch"'],
  ['for i in 0 to 9 { () }', 'k‹for› i k‹in› n‹0› k‹to› n‹9› { () }'],
  ["let x' = y'", "k‹let› x' = y'"],
  // Comments directly after an operator, as the formatter prints them.
  [`~name=// don't say "hi\n"you"`, `~name=c‹// don't say "hi›\ns‹"you"›`],
  [`(~x=/* it's */ 1)`, `(~x=c‹/* it's */› n‹1›)`],
  [`type t</* c */'a>`, `k‹type› t‹t›<c‹/* c */›t‹'a›>`],
  [`a +/* " */ b -// '"'\n c`, `a +c‹/* " */› b -c‹// '"'›\n c`],
  [`<div key=// it's\n  "a" />`, `<g‹div› key=c‹// it's›\n  s‹"a"› />`],
  // A template's code can contain everything that contains a backtick or a brace.
  ['`code: ${"`"} end` a', 's‹`code: ›${s‹"`"›}s‹ end`› a'],
  ['`{${a->Array.join("}, {")}}` b', 's‹`{›${a->m‹Array›.join(s‹"}, {"›)}s‹}`› b'],
  ['`${a /* } */ ++ b}` c', 's‹`›${a c‹/* } */› ++ b}s‹`› c'],
  ['`${a // }`\n}` c', 's‹`›${a c‹// }`›\n}s‹`› c'],
  ['`${s->f(/}`/g, "")}` c', 's‹`›${s->f(s‹/}`/g›, s‹""›)}s‹`› c'],
  [`\`\${f('}', '\`', '"')}\` c`, `s‹\`›\${f(s‹'}'›, s‹'\`'›, s‹'"'›)}s‹\`› c`],
  ['`${{let a = {b: 1}; a.b}}` c', 's‹`›${{k‹let› a = {b: n‹1›}; a.b}}s‹`› c'],
  ['`$ {a} $`', 's‹`$ {a} $`›'],
  // Regular expressions.
  ['t->f(/ "/g, "-")', 't->f(s‹/ "/g›, s‹"-"›)'],
  ['f(/>"/, />/, /="/, /."/)', 'f(s‹/>"/›, s‹/>/›, s‹/="/›, s‹/."/›)'],
  ['let a=/b"/', 'k‹let› a=s‹/b"/›'],
  ['if /"/->f(x) {1} else {/`/}', 'k‹if› s‹/"/›->f(x) {n‹1›} k‹else› {s‹/`/›}'],
  ['a->b / "c" / d', 'a->b / s‹"c"› / d'],
  ['2./3./"x"', 'n‹2.›/n‹3.›/s‹"x"›'],
  ['true / "a" / to / "b" / c', 'k‹true› / s‹"a"› / k‹to› / s‹"b"› / c'],
  ['<A x={1} to />\n<B c="/" />', '<m‹A› x={n‹1›} k‹to› />\n<m‹B› c=s‹"/"› />'],
  ['<A></A>', '<m‹A›></m‹A›>'],
  ['<A b=/c"/ d=/e/ /> / "f"', '<m‹A› b=s‹/c"/› d=s‹/e/› /> / s‹"f"›'],
  ['lazy / "a" / b', 'k‹lazy› / s‹"a"› / b'],
  ['<A lazy /> / "b"', '<m‹A› k‹lazy› /> / s‹"b"›'],
  ['| a when /"/->f(a)', '| a k‹when› s‹/"/›->f(a)'],
  // What follows an attribute is a value's beginning.
  ['@a /"/ / @b(c("d)")) /`/', 'a‹@a› s‹/"/› / a‹@b›(c(s‹"d)"›)) s‹/`/›'],
  ['@@a("b")\n/"/->c(d) / "e"', 'a‹@@a›(s‹"b"›)\ns‹/"/›->c(d) / s‹"e"›'],
  ['@a <div /> @b("c") <div />', 'a‹@a› <g‹div› /> a‹@b›(s‹"c"›) <g‹div› />'],
  // Vertical bars between braces are operators.
  ['{a||b} "c"', '{a||b} s‹"c"›'],
  ['{j|a|j} "c"', '{j|a|j} s‹"c"›'],
  // Quotes.
  [`('😀','"')`, `(s‹'😀'›,s‹'"'›)`],
  [`A'.b('"')`, `m‹A'›.b(s‹'"'›)`],
  [`f(~a'='"', b.c'['"'])`, `f(~a'=s‹'"'›, b.c'[s‹'"'›])`],
] as const;

test.each(CASES)('%s', (source, expected) => {
  expect(lex(source)).toBe(expected);
});

test.each(['"open', '`open ${a', '`open ${{', '/* open', "'", '@', '#', '%', '`${`${'])(
  'an unfinished %s ends with the source',
  (source) => {
    const tokens = lexRescript(source);
    expect(tokens.every(({start, end}) => start < end && end <= source.length)).toBe(true);
  },
);

/** The kind of each character between two places; of spaces, and of a dot at the edge, it depends on what is beyond. */
function kinds(source: string, tokens: readonly Token[], from: number, to: number): readonly string[] {
  const drawing = Array.from<string>({length: source.length}).fill('');
  for (const {kind, start, end} of tokens) drawing.fill(kind, start, end);
  return drawing.map((kind, at) => (/\s/.test(source.charAt(at)) ? '' : kind)).slice(from + 1, to - 1);
}

test('a source that is typed has the same tokens in each window as one that is read at once', () => {
  const lines = CASES.map(([source]) => source);
  const keys = ['\n', ' ', ...'" ` ${ } /* */ // / \' @a ( ) { a 1 # , ->'.split(' ')];
  const lexPart = createRescriptLexer();
  let source = lines.join('\n');
  let random = 1;
  const below = (limit: number): number => (random = (random * 48_271) % 0x7f_ff_ff_ff) % limit;
  for (let edit = 0; edit < 600; edit++) {
    const at = below(source.length);
    const key = below(4) === 0 ? '' : keys[below(keys.length)]!;
    source = source.slice(0, at) + key + source.slice(at + (key ? 0 : 1 + below(30)));
    // As an editor does, it looks at a window after the change, and scrolls from there without one.
    for (const changed of [at, source.length]) {
      const from = below(source.length);
      const to = Math.min(source.length, from + 400);
      expect(kinds(source, lexPart(source, changed, from, to), from, to)).toEqual(
        kinds(source, lexRescript(source), from, to),
      );
    }
    if (source.length < 1_000 || edit % 50 === 49) {
      lexPart((source = lines.join('\n')), 0, 0, 0);
    }
  }
});

test('after a key, only its line and what the window shows below it are read', () => {
  let read = 0;
  const lexPart = createIncremental([{pattern: /\s+/y}, {pattern: /\w+/y, kind: () => (read++, 'keyword')}])();
  const source = 'word word\n'.repeat(1_000);
  lexPart(source, 0, 9_000, 9_500);
  expect(read).toBe(1_900);
  read = 0;
  lexPart(`${source.slice(0, 9_250)}x${source.slice(9_250)}`, 9_250, 9_000, 9_500);
  expect(read).toBeLessThan(60);
});
