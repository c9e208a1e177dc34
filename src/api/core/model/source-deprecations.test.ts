import {cleanReason, sourceDeprecations} from '@site/src/api/core/model/source-deprecations';

test('reason, replacement and the line of the deprecated item', () => {
  const source = `/** docs: "@deprecated" is only a word here. */
@deprecated({
  reason: "Use \`Array.length\` instead (or \\"size\\").",
  migrate: Array.length(),
})
@val /* bound */
external length: array<'a> => int = "length"

@deprecated({reason: "Gone.", migrate: %replace.type(: JsError.t)}) type t = int
@deprecated({
  reason: "Use an operator.",
  migrate: ~~~(%insert.unlabelledArgument(0)),
})
let lnot: int => int

@deprecated("plain") let other: int
@deprecated({
  reason: "Calls.",
  migrate: @apply.transforms(["dropUnitArgumentsInApply"])
  Date.setHours(),
})
@send
external setHours: t => t = "setHours"
`;
  expect(sourceDeprecations(source)).toEqual([
    {name: 'length', line: 7, reason: 'Use `Array.length` instead (or "size").', migration: 'Array.length'},
    {name: 't', line: 9, reason: 'Gone.', migration: 'JsError.t'},
    {name: 'lnot', line: 14, reason: 'Use an operator.', migration: undefined},
    {name: 'setHours', line: 23, reason: 'Calls.', migration: 'Date.setHours'},
  ]);
});

test('an attribute with nothing after it is ignored', () => {
  expect(sourceDeprecations('@deprecated({reason: "x"})\n// the end')).toEqual([]);
});

test('reasons over several lines', () => {
  expect(cleanReason('This method is unsafe. It will be changed in a future \\\n     release.')).toBe(
    'This method is unsafe. It will be changed in a future release.',
  );
});
