import {reasonLayout} from '@site/src/api/core/model/reason-layout';

test('signatures that fit stay on one line', () => {
  expect(reasonLayout("let map: (array('a), 'a => 'b) => array('b)")).toBe(
    "let map: (array('a), 'a => 'b) => array('b)",
  );
});

test('arrows get their own lines, and so do parameters that don’t fit', () => {
  expect(
    reasonLayout("let comparableU: (~cmp: (. 'a, 'a) => int) => (module Comparable with type t = 'a) => unit => unit"),
  ).toBe(
    "let comparableU:\n  (~cmp: (. 'a, 'a) => int) =>\n  (module Comparable with type t = 'a) =>\n  unit =>\n  unit",
  );
  expect(
    reasonLayout(
      'let utc: (~year: float, ~month: float, ~date: float, ~hours: float, ~minutes: float, (int, int)) => float',
    ),
  ).toBe(
    'let utc:\n  (\n    ~year: float,\n    ~month: float,\n    ~date: float,\n    ~hours: float,\n    ~minutes: float,\n    (int, int)\n  ) =>\n  float',
  );
});

test('types keep the compiler’s layout', () => {
  expect(reasonLayout(`type t = ${'a'.repeat(90)}`)).toBe(`type t = ${'a'.repeat(90)}`);
});
