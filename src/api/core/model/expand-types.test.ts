import {buildModel} from '@site/src/api/core/model/build-model';
import {rawVersion, toolsItem as item} from '../../../../tests/support/raw-version';

const printed = `type t<'a> = array<'a>
type pair<'a, 'b> = (t<'a>, 'b)
type fn<'a> = t<'a> => unit
type own = {x: int}
type loop = loop
type again<'a> = Js.null<'a> = Value('a) | Null
let a: t<pair<int, t<string>>> => own
let b: (fn<'x>, loop) => Other.thing<t<'x>>
let c: again<int> => Js.Json.t`;

const model = buildModel(
  rawVersion({
    libraries: [
      {
        library: 'belt',
        unit: 'Belt',
        items: [
          ...['t', 'pair', 'fn', 'own', 'loop', 'again'].map((name) => item('type', name)),
          ...['a', 'b', 'c'].map((name) => item('value', name)),
        ],
      },
    ],
    signatures: {Belt: printed},
  }),
);
const expanded = (name: string): string | undefined =>
  model.modules[0]?.items.find((other) => other.name === name)?.expanded;

test.each([
  ['a', 'let a: array<(array<int>, array<string>)> => Belt.own'],
  ['b', "let b: (array<'1> => unit, Belt.loop) => Other.thing<array<'1>>"],
  ['c', 'let c: null<int> => JSON.t'],
  ['pair', "type pair<'1, '2> = (array<'1>, '2)"],
])('%s', (name, text) => expect(expanded(name)).toBe(text));
