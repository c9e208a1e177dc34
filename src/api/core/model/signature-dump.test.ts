import {parseReasonDump, parseSignatureDump} from '@site/src/api/core/model/signature-dump';

describe('printed in ReScript syntax', () => {
  test('values, externals and types, over several lines', () => {
    const items = parseSignatureDump(`type rec t<+'a>
@unboxed
type t2 = {\\"I0": unit => int}
external all2: (
  (t<'a>, t<'b>),
) => t<('a, 'b)> =
  "all" "#rescript-external"
external ~-: int => int = "%negint"
let catch: t<'a> => t<'a>
`);
    expect(items.map((item) => [item.kind, item.name])).toEqual([
      ['type', 't'],
      ['type', 't2'],
      ['value', 'all2'],
      ['value', '~-'],
      ['value', 'catch'],
    ]);
    expect(items[2]).toHaveProperty(
      'text',
      'external all2: (\n  (t<\'a>, t<\'b>),\n) => t<(\'a, \'b)> =\n  "all" "#rescript-external"',
    );
  });

  test('nested modules, aliases, module types and functors', () => {
    const items = parseSignatureDump(`module Array = Core__Array
module Constants: {
  external nan: float = "NaN" "#rescript-external"
  module Deep: {
    type t
  }
}
module type S = {
  type elt
}
module Make: (
  M: {
    type t
    let cmp: (t, t) => int
  },
) => {
  type identity
  type t = M.t
}
module Fn: {
}`);
    expect(items).toEqual([
      {kind: 'alias', name: 'Array', target: 'Core__Array'},
      {
        kind: 'module',
        name: 'Constants',
        functor: undefined,
        items: [
          {kind: 'value', name: 'nan', text: 'external nan: float = "NaN" "#rescript-external"'},
          {kind: 'module', name: 'Deep', functor: undefined, items: [{kind: 'type', name: 't', text: 'type t'}]},
        ],
      },
      {kind: 'moduleType', name: 'S', items: [{kind: 'type', name: 'elt', text: 'type elt'}]},
      {
        kind: 'module',
        name: 'Make',
        functor: '(\n  M: {\n    type t\n    let cmp: (t, t) => int\n  },\n)',
        items: [
          {kind: 'type', name: 'identity', text: 'type identity'},
          {kind: 'type', name: 't', text: 'type t = M.t'},
        ],
      },
      {kind: 'module', name: 'Fn', functor: undefined, items: []},
    ]);
  });

  test('unparsable text is in the error', () => {
    expect(() => parseSignatureDump('let')).not.toThrow();
    expect(() => parseSignatureDump('module !')).toThrow("Can't parse this module of a printed signature: module !");
  });
});

describe('printed in Reason syntax', () => {
  test('items are split at semicolons, whatever the layout', () => {
    const items = parseReasonDump(`type t('a);
module Int = Belt.Map.Int;
module Fn: { type arity1('a) = { I1: 'a, }; };
[@bs...] external then_:
         ('a => t('b), t('a)) => t('b)
         = "a;b";
let empty: unit => t('a);`);
    expect(items).toEqual([
      {kind: 'type', name: 't', text: "type t('a)"},
      {kind: 'alias', name: 'Int', target: 'Belt.Map.Int'},
      {
        kind: 'module',
        name: 'Fn',
        functor: undefined,
        items: [{kind: 'type', name: 'arity1', text: "type arity1('a) = { I1: 'a, }"}],
      },
      {kind: 'value', name: 'then_', text: "external then_:\n  ('a => t('b), t('a)) => t('b)\n  = \"a;b\""},
      {kind: 'value', name: 'empty', text: "let empty: unit => t('a)"},
    ]);
  });

  test('functors and module types', () => {
    const items = parseReasonDump(`module type S =
  { type elt; };
module Make:
  (M : { type t; let cmp: (. t, t) => int; }) => {
                                                   type identity;
                                                   let cmp:
                                                   cmp(
                                                   t);
                                                 };`);
    expect(items).toEqual([
      {kind: 'moduleType', name: 'S', items: [{kind: 'type', name: 'elt', text: 'type elt'}]},
      {
        kind: 'module',
        name: 'Make',
        functor: '(M : { type t; let cmp: (. t, t) => int; })',
        items: [
          {kind: 'type', name: 'identity', text: 'type identity'},
          {kind: 'value', name: 'cmp', text: 'let cmp:\n  cmp(\n  t)'},
        ],
      },
    ]);
  });

  test('unparsable text is in the error', () => {
    expect(() => parseReasonDump('open Belt;')).toThrow(
      "Can't parse this item of a printed Reason signature: open Belt",
    );
    expect(() => parseReasonDump('module X: Y;')).toThrow('has no body: module X: Y');
  });
});
