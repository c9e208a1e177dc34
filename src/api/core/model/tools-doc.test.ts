import {toolsDoc} from '@site/src/api/core/model/tools-doc';

const source = {filepath: '../../ci/Stdlib_Array.resi', line: 3, col: 1};
const item = {name: 'make', kind: 'value', docstrings: [' docs\n    more\n      code\n'], source};

test('the used fields are kept, with comments unwrapped', () => {
  const doc = toolsDoc({name: 'Stdlib', docstrings: [], items: [item]});
  expect(doc).toEqual({
    name: 'Stdlib',
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
    toolsDoc({name: 'X', docstrings: [], items: [{...item, source: {...source, filepath}}]}).items[0]?.source.file;
  expect(file('../../../others/map.cppo.mli')).toBe('others/map.cppo.mli');
  expect(file('../../ci/packages/@rescript/runtime/Stdlib.res')).toBe('runtime/Stdlib.res');
  expect(file('_none_')).toBe('_none_');
});

test('of two comments, the module’s own, which is the last one, is used', () => {
  expect(toolsDoc({name: 'Belt', docstrings: ['short', 'the own one', ''], items: []}).docs).toBe('the own one');
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
  const doc = toolsDoc({name: 'X', docstrings: [], items: [{...item, kind: 'type', detail}]});
  expect(doc.items[0]?.fields).toEqual([
    {name: 'a', docs: 'A.', deprecated: undefined},
    {name: 'c', docs: '', deprecated: 'Use a'},
  ]);
});

test('invalid data is reported with its position', () => {
  expect(() => toolsDoc({name: 'X', docstrings: [], items: [{...item, kind: 'class'}]})).toThrow(
    'Expected "value" or "type" or "module" or "moduleAlias" or "moduleType", got "class"\n\tat field kind\n\tin array at index 0\n\tat field items',
  );
});
