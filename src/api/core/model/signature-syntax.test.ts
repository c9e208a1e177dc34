import {typePaths} from '@site/src/api/core/model/signature-syntax';

const paths = (signature: string): readonly string[] =>
  typePaths(signature).map(({modules, name}) => [...modules, name].join('.'));

test.each([
  ["let map: (t<'a>, 'a => 'b) => array<'b>", ['t', 'array']],
  ['let slice: (t, ~start: int, ~end_: int=?) => Js.Date.t', ['t', 'int', 'int', 'Js.Date.t']],
  ['type options = {dateStyle?: [#full | #long], "x": string, mutable count: int}', ['string', 'int']],
  ['type rec kind<_> = String: kind<Js.String.t> | Null(null_val)', ['kind', 'Js.String.t', 'null_val']],
  ["type comparable<'key, 'id> = module(Comparable with type identity = 'id and type t = 'key)", []],
  ['module type S = {\n  type t\n  let cmp: cmp<t, identity>\n}', ['cmp', 't', 'identity']],
  ["let make: ((~resolve: (. 'a) => unit) => unit) => t('a)", ['unit', 'unit', 't']],
  ['@unboxed type t = @as("x\\"y int") A(string)', ['string']],
  ['let +: (int, int) => int', ['int', 'int', 'int']],
])('%s', (signature, expected) => expect(paths(signature)).toEqual(expected));

test('positions', () => {
  const signature = 'let f: Js_string.t => unit';
  const [first] = typePaths(signature);
  expect(first && signature.slice(first.start, first.end)).toBe('Js_string.t');
});
