import {plainSignature, shownFunctor, shownSignature} from '@site/src/api/core/model/signature-text';

describe('what pages show', () => {
  test.each([
    ['an external is a value', 'external length: array<\'a> => int = "%array_length"', "let length: array<'a> => int"],
    [
      'its binding is removed, even across lines',
      'external all: array<t> => t =\n  "all" "#rescript-external"',
      'let all: array<t> => t',
    ],
    [
      'signatures that fit on one line are on one line',
      'external slice: (\n  t,\n  ~start: int,\n) => t = "slice"',
      'let slice: (t, ~start: int) => t',
    ],
    ['rec is kept if it is needed', 'type rec t = Leaf | Node(t, t)', 'type rec t = Leaf | Node(t, t)'],
    ['rec is removed if it isn’t needed', 'type rec t = Js.t', 'type t = Js.t'],
    ["a field with the same name isn't recursion", "type rec t = {t: int, 'a: bool}", "type t = {t: int, 'a: bool}"],
    [
      'attributes are not repeated',
      '@unboxed @unboxed type rec arity1<\'a> = {\\"I1": \'a}',
      '@unboxed type arity1<\'a> = {\\"I1": \'a}',
    ],
    ['Reason', "type arity1('a) = { I1: 'a, }", "type arity1('a) = {I1: 'a}"],
  ])('%s', (_name, printed, shown) => expect(shownSignature(printed)).toBe(shown));

  test('long signatures keep their line breaks', () => {
    const printed = `let joinWith: (\n  ${'aVeryLongTypeName, '.repeat(5)}\n) => t`;
    expect(shownSignature(printed)).toBe(printed);
  });

  test('in Reason, arrows of long values get their own lines, and so do parameters that don’t fit', () => {
    expect(
      shownSignature(
        "let comparableU: (~cmp: (. 'a, 'a) => int) => (module Comparable with type t = 'a) => unit => unit",
        true,
      ),
    ).toBe(
      "let comparableU:\n  (~cmp: (. 'a, 'a) => int) =>\n  (module Comparable with type t = 'a) =>\n  unit =>\n  unit",
    );
    expect(
      shownSignature(
        'let utc: (~year: float, ~month: float, ~date: float, ~hours: float, ~minutes: float, (int, int)) => float',
        true,
      ),
    ).toBe(
      'let utc:\n  (\n    ~year: float,\n    ~month: float,\n    ~date: float,\n    ~hours: float,\n    ~minutes: float,\n    (int, int)\n  ) =>\n  float',
    );
  });

  test('functors', () => {
    expect(shownFunctor('(\n  M: {\n    type rec t\n    let cmp: (t, t) => int\n  },\n)')).toContain('\n    type t\n');
  });
});

describe('the form used to compare versions', () => {
  const same = (a: string, b: string): void => expect(plainSignature(a)).toBe(plainSignature(b));

  test('layout, variable names, attributes and bars don’t matter', () => {
    same("let f: (\n  'a,\n  'b,\n) => 'a", "let f: ('key, 'value) => 'key");
    same('@unboxed\ntype t =\n  | A\n  | B', 'type t = A | B');
    same('type t = [\n  | #a\n  | #b\n]', 'type t = [#a | #b]');
  });

  test('the dot of uncurried functions doesn’t matter either', () => {
    same("let f: (. 'a) => unit", "let f: 'a => unit");
    same("let f: (t<'a>, (. 'a, 'b) => int) => unit", "let f: (t<'a>, ('a, 'b) => int) => unit");
    same("let f: ((. t<'a>) => int) => unit", "let f: (t<'a> => int) => unit");
  });

  test('everything else does', () => {
    expect(plainSignature("let f: ('a, 'a) => int")).not.toBe(plainSignature("let f: ('a, 'b) => int"));
    expect(plainSignature('let f: ((a, b)) => int')).not.toBe(plainSignature('let f: (a, b) => int'));
  });
});
