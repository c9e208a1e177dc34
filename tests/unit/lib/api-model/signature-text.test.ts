import {plainSignature, shownFunctor, shownSignature} from '@site/src/lib/api-model/signature-text';

describe('what pages show', () => {
  test.each([
    ['an external is a value', 'external length: array<\'a> => int = "%array_length"', "let length: array<'a> => int"],
    ['its binding goes, over lines too', 'external all: array<t> => t =\n  "all" "#rescript-external"', 'let all: array<t> => t'],
    ['what fits on a line is on one', 'external slice: (\n  t,\n  ~start: int,\n) => t = "slice"', 'let slice: (t, ~start: int) => t'],
    ['rec stays where it is needed', 'type rec t = Leaf | Node(t, t)', 'type rec t = Leaf | Node(t, t)'],
    ['and goes where it is not', 'type rec t = Js.t', 'type t = Js.t'],
    ['a field of the same name is no recursion', "type rec t = {t: int, 'a: bool}", "type t = {t: int, 'a: bool}"],
    ['attributes are not repeated', '@unboxed @unboxed type rec arity1<\'a> = {\\"I1": \'a}', '@unboxed type arity1<\'a> = {\\"I1": \'a}'],
    ['Reason', "type arity1('a) = { I1: 'a, }", "type arity1('a) = {I1: 'a}"],
  ])('%s', (_name, printed, shown) => expect(shownSignature(printed)).toBe(shown));

  test('long signatures keep their lines', () => {
    const printed = `let joinWith: (\n  ${'aVeryLongTypeName, '.repeat(5)}\n) => t`;
    expect(shownSignature(printed)).toBe(printed);
  });

  test('functors', () => {
    expect(shownFunctor('(\n  M: {\n    type rec t\n    let cmp: (t, t) => int\n  },\n)')).toContain('\n    type t\n');
  });
});

describe('what versions are compared by', () => {
  const same = (a: string, b: string): void => expect(plainSignature(a)).toBe(plainSignature(b));

  test('layout, variable names, attributes and bars do not count', () => {
    same("let f: (\n  'a,\n  'b,\n) => 'a", "let f: ('key, 'value) => 'key");
    same('@unboxed\ntype t =\n  | A\n  | B', 'type t = A | B');
    same('type t = [\n  | #a\n  | #b\n]', 'type t = [#a | #b]');
  });

  test('neither does the dot of uncurried functions', () => {
    same("let f: (. 'a) => unit", "let f: 'a => unit");
    same("let f: (t<'a>, (. 'a, 'b) => int) => unit", "let f: (t<'a>, ('a, 'b) => int) => unit");
    same("let f: ((. t<'a>) => int) => unit", "let f: (t<'a> => int) => unit");
  });

  test('everything else does', () => {
    expect(plainSignature("let f: ('a, 'a) => int")).not.toBe(plainSignature("let f: ('a, 'b) => int"));
    expect(plainSignature('let f: ((a, b)) => int')).not.toBe(plainSignature('let f: (a, b) => int'));
  });
});
