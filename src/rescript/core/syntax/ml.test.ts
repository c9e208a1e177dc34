import {lexMl, lexReason, tidyMl, topLevelPieces} from './ml';
import {TOKEN_CLASSES} from './token';
import {marked} from '../../../../tests/support/marked';

test.each([
  ['/* a /* b */ */ let x = 1; // c', 'c‹/* a /* b */ */› k‹let› x = n‹1›; c‹// c›'],
  ['[@bs.val] external f: int => int = "f";', 'a‹[@bs.val›] k‹external› f: int => int = s‹"f"›;'],
  ['{|a|} {j|b $c|j} {| |', 's‹{|a|} {j|b $c|j}› {| |'],
  ['switch (x) { | `red => M.A | _ => () }', 'k‹switch› (x) { | v‹`red› => m‹M›.v‹A› | _ => () }'],
  ['<div x="1"> <Foo/> </div>', '<g‹div› x=s‹"1"›> <m‹Foo›/> </g‹div›>'],
  ["type t('a) = 'a;", "k‹type› t‹t›(t‹'a›) = t‹'a›;"],
  ['a < b', 'a < b'],
  ['/* "*/" it\'s */ "a"', 'c‹/* "*/" it\'s */› s‹"a"›'],
  [`a +/* " */ b === // it's\n c`, `a +c‹/* " */› b === c‹// it's›\n c`],
  ['a</* " */b', 'a<c‹/* " */›b'],
])('Reason: %s', (source, expected) => {
  expect(marked(source, lexReason(source), TOKEN_CLASSES)).toBe(expected);
});

test.each([
  ['(* a (* b *) *) let rec f x = 1', 'c‹(* a (* b *) *)› k‹let rec› f x = n‹1›'],
  [
    "match x with `red -> Some 'c' | _ -> begin 1.5 end",
    "k‹match› x k‹with› v‹`red› -> v‹Some› s‹'c'› | _ -> k‹begin› n‹1.5› k‹end›",
  ],
  ['external f : int -> int = "f" [@@bs.val]', 'k‹external› f : int -> int = s‹"f"› a‹[@@bs.val›]'],
  ["type 'a t = {a : int}", "k‹type› t‹'a› t = {a : int}"],
  ['f ~label:1 ( * )', 'f ~label:n‹1› ( * )'],
  ['f (*) it *) "a"', 'f c‹(*) it *)› s‹"a"›'],
  [`(* "*)" '"' {|*)|} don't *) a`, `c‹(* "*)" '"' {|*)|} don't *)› a`],
])('ML: %s', (source, expected) => {
  expect(marked(source, lexMl(source), TOKEN_CLASSES)).toBe(expected);
});

test('single-line comments and empty lines between items are separate parts', () => {
  const source = '// one\nlet a = 1;\n\n/* two */\nmodule M = {\n  // three\n\n  let b = 2;\n};\n';
  expect(topLevelPieces(source, 're', 'ml')).toEqual([
    {kind: 'between', text: '(* one *)\n'},
    {kind: 'code', text: 'let a = 1;\n'},
    {kind: 'between', text: '\n'},
    {kind: 'between', text: '(* two *)\n'},
    {kind: 'code', text: 'module M = {\n  // three\n\n  let b = 2;\n};\n'},
  ]);
});

test("ML's comments are only recognized in ML", () => {
  expect(topLevelPieces('(* one *)\nlet a = 1\n', 'ml', 're')[0]).toEqual({kind: 'between', text: '/* one */\n'});
  expect(topLevelPieces('(* one *)\n', 're', 're')[0]?.kind).toBe('code');
});

test('removes what the converter adds: attributes on constructors and doubled parentheses', () => {
  expect(tidyMl('let x = ((Some (1, 2))[@explicit_arity ])\nlet y = ((A (1))\n  [@explicit_arity])')).toBe(
    'let x = (Some (1, 2))\nlet y = (A (1))',
  );
  expect(tidyMl('let x = ((Some ((a + b)))[@explicit_arity ])')).toBe('let x = (Some (a + b))');
  expect(tidyMl('let s = "((a))" (* ((b)) *) + ((c) + (d))')).toBe('let s = "((a))" (* ((b)) *) + ((c) + (d))');
});
