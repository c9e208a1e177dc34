import {languageLabel, lex} from './languages';
import {TOKEN_CLASSES} from './token';
import {marked} from '../../../../tests/support/marked';

const lexed = (language: string, source: string) => marked(source, lex(language, source), TOKEN_CLASSES);

test.each([
  [
    'js',
    '// a\nlet x = `b ${1}`; f(null, {c: "d"})',
    'c‹// a›\nk‹let› x = s‹`b ›${n‹1›}s‹`›; f(k‹null›, {f‹c›: s‹"d"›})',
  ],
  ['ts', 'export type User = { readonly a: number }', 'k‹export type› t‹User› = { k‹readonly› a: t‹number› }'],
  ['jsx', '<div a="b" {...c}>d</div>', '<g‹div ›f‹a›s‹="b"›g‹ ›{...c}>d</g‹div›>'],
  ['json', '{"a": [1, true, "b"]}', '{f‹"a"›: [n‹1›, k‹true›, s‹"b"›]}'],
  ['yaml', 'a: 1 # b', 'f‹a›: n‹1› c‹# b›'],
  ['html', '<b>x</b><!-- c -->', '<g‹b›>x</g‹b›>c‹<!-- c -->›'],
  ['css', '.a { color: red }', 'g‹.a› { f‹color›: red }'],
  ['sh', '# a\nnpm i --save-dev "$B" && cd $HOME', 'c‹# a›\nnpm i f‹--save-dev› s‹"$B"› && cd v‹$HOME›'],
  ['bash', 'if [ -f a ]; then echo b; fi', 'k‹if› [ f‹-f› a ]; k‹then› echo b; k‹fi›'],
  ['toml', '[a.b]\nc = "d" # e\nf = 1', 'g‹[a.b]›\nf‹c› = s‹"d"› c‹# e›\nf‹f› = n‹1›'],
  ['diff', '--- a\n+++ b\n-c\n d\n+e', 'c‹--- a\n+++ b\n›d‹-c\n› d\ni‹+e›'],
  ['text', 'let a = 1', 'let a = 1'],
  ['nonsense', '<a>', '<a>'],
])('%s: %s', (language, source, expected) => {
  expect(lexed(language, source)).toBe(expected);
});

test('a language has a display name', () => {
  expect(['res', 're', 'ml', 'js', 'ts', 'zig'].map(languageLabel)).toEqual([
    'ReScript',
    'Reason',
    'ML',
    'JavaScript',
    'TypeScript',
    'zig',
  ]);
});
