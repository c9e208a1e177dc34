import {byUse, decodeEntry, type LookupEntry} from '@site/src/lookup/core/entry';

const written = {
  syntax: '->',
  title: 'Pipe',
  summary: 'Passes a value on.',
  kind: 'operator',
  keywords: ['arrow'],
  links: ['manual:pipe'],
};

test('an entry comes from its front matter', () => {
  expect(decodeEntry('pipe', written)).toEqual({...written, id: 'pipe', see: []});
  const old = {...written, see: ['pipe'], deprecated: {since: 'v12', instead: 'Use [`->`](pipe.md).'}};
  expect(decodeEntry('triangle-pipe', old)).toEqual({...old, id: 'triangle-pipe'});
});

test.each([
  [{sumary: 'x'}, 'Unknown key sumary. Keys are syntax, title'],
  [{summary: 'No period'}, 'Expected a sentence that ends in a period, got "No period"\n\tat field summary'],
  [{summary: `${'a'.repeat(120)}.`}, 'Expected at most 110 characters, got 121'],
  [{summary: 'Has `code`.'}, 'Expected plain words, got "Has `code`."'],
  [{kind: 'keyword'}, 'Expected "decorator" or "operator"'],
  [{keywords: 'abcdefghi'.split('')}, 'Expected at most 8, got 9. Write the other words in the title or the summary'],
  [{keywords: ['Two words']}, 'Expected a single lower-case word, got "Two words"'],
  [{title: ' '}, 'Expected a text, got an empty one\n\tat field title'],
  [
    {deprecated: {since: '12.0', instead: 'x'}},
    'Expected a version such as v12, got "12.0"\n\tat field since\n\tat field deprecated',
  ],
])('%j is rejected with a readable error', (change, message) => {
  expect(() => decodeEntry('pipe', {...written, ...change})).toThrow(message);
});

test('entries are sorted by name without symbols, operators by title, and deprecated ones last', () => {
  const entry = (id: string, syntax: string, title: string, old = false): LookupEntry => ({
    ...written,
    id,
    syntax,
    title,
    kind: 'operator',
    see: [],
    ...(old && {deprecated: {since: 'v12', instead: ''}}),
  });
  const entries = [
    entry('old', '@a', 'A', true),
    entry('pipe', '->', 'Pipe'),
    entry('as', '@as', 'Name'),
    entry('add', '+', 'Add'),
  ];
  expect(entries.sort(byUse).map(({id}) => id)).toEqual(['add', 'as', 'pipe', 'old']);
});
