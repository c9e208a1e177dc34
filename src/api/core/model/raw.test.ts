import {cleanReason, sourceDeprecations, toolsDoc} from '@site/src/api/core/model/raw';

const source = {filepath: '../../ci/Stdlib_Array.resi', line: 3, col: 1};
const item = {name: 'make', kind: 'value', docstrings: [' docs\n    more\n      code\n'], source};

test('the used fields are kept, with comments unwrapped', () => {
  const doc = toolsDoc({docstrings: [], items: [item]});
  expect(doc).toEqual({
    docs: '',
    items: [
      {
        kind: 'value',
        name: 'make',
        docs: 'docs\nmore\n  code',
        deprecated: undefined,
        source: {file: 'Stdlib_Array.resi', line: 3},
        fields: [],
        items: [],
      },
    ],
  });
});

test('the folder is kept if it distinguishes sources', () => {
  const file = (filepath: string): string | undefined =>
    toolsDoc({docstrings: [], items: [{...item, source: {...source, filepath}}]}).items[0]?.source.file;
  expect(file('../../../others/map.cppo.mli')).toBe('others/map.cppo.mli');
  expect(file('../../ci/packages/@rescript/runtime/Stdlib.res')).toBe('runtime/Stdlib.res');
  expect(file('_none_')).toBe('_none_');
});

test('of two comments, the module’s own, which is the last one, is used', () => {
  expect(toolsDoc({docstrings: ['short', 'the own one', ''], items: []}).docs).toBe('the own one');
});

test('fields with documentation or a deprecation', () => {
  const detail = {
    kind: 'record',
    items: [
      {name: 'a', docstrings: ['A.']},
      {name: 'b', docstrings: []},
      {name: 'c', docstrings: [], deprecated: 'Use a'},
    ],
  };
  const doc = toolsDoc({docstrings: [], items: [{...item, kind: 'type', detail}]});
  expect(doc.items[0]?.fields).toEqual([
    {name: 'a', docs: 'A.', deprecated: undefined},
    {name: 'c', docs: '', deprecated: 'Use a'},
  ]);
});

test('invalid data is reported with its position', () => {
  expect(() => toolsDoc({docstrings: [], items: [{...item, kind: 'class'}]})).toThrow(
    'Expected "value" or "type" or "module" or "moduleAlias" or "moduleType", got "class"\n\tat field kind\n\tin array at index 0\n\tat field items',
  );
});

describe('deprecations in sources', () => {
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
});
