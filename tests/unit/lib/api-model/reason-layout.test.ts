import {reasonLayout} from '@site/src/lib/api-model/reason-layout';

test('what fits stays on its line', () => {
  expect(reasonLayout("let map: (array('a), 'a => 'b) => array('b)")).toBe("let map: (array('a), 'a => 'b) => array('b)");
});

test('steps go to lines of their own, parameters too where they do not fit', () => {
  expect(reasonLayout("let comparableU: (~cmp: (. 'a, 'a) => int) => (module Comparable with type t = 'a) => unit => unit")).toBe(
    "let comparableU:\n  (~cmp: (. 'a, 'a) => int) =>\n  (module Comparable with type t = 'a) =>\n  unit =>\n  unit",
  );
  expect(reasonLayout('let utc: (~year: float, ~month: float, ~date: float, ~hours: float, ~minutes: float, (int, int)) => float')).toBe(
    'let utc:\n  (\n    ~year: float,\n    ~month: float,\n    ~date: float,\n    ~hours: float,\n    ~minutes: float,\n    (int, int)\n  ) =>\n  float',
  );
});

test('types keep the layout of the compiler', () => {
  expect(reasonLayout(`type t = ${'a'.repeat(90)}`)).toBe(`type t = ${'a'.repeat(90)}`);
});
