import {indexTokens, queryTerms, stem} from './tokenizer';

const asked = (query: string): string[] => queryTerms(query).map(({kind, text}) => `${kind} ${text}`);

test.each([
  ['text->Js.Array2.map', ['text', '->', 'js.array2.map', 'js', 'array2.map', 'js.array2', 'map', 'array2']],
  ['@react.component', ['@react.component', 'react.component', 'react', 'component']],
  ['%%raw', ['%%raw', 'raw']],
  ['useEffect', ['useeffect', 'use', 'effect']],
  ['package-specs', ['package-specs', 'package', 'specs']],
  ["the compiler's", ['the', 'compiler']],
  ["it isn't, and can’t", ['it', 'not', 'and', 'not']],
  ['Café', ['cafe']],
  ["l'index d’un enregistrement qu'il", ['index', 'un', 'enregistrement', 'il']],
  ['a /** note */', ['a', '/**', 'note', '*/']],
  ["array<'a>", ['array']],
])('the index splits %s into its parts', (text, tokens) => {
  expect(indexTokens(text)).toEqual(tokens);
});

test.each([
  ['Array.map', ['word array.map']],
  ['->', ['operator ->']],
  ['...', ['operator ...']],
  ['~', ['operator ~']],
  ['a |> b', ['word a', 'operator |>', 'word b']],
  ['@as', ['decorator @as']],
  ['%%raw(`x`)', ['decorator %%raw', 'word x']],
  ['map map', ['word map']],
  ['a ?? b', ['word a', 'operator ??', 'word b']],
  ['`', ['word interpolation']],
  ['.contents', ['word mutation', 'word ref']],
  ['&', ['operator &&&']],
  ['"', ['word string-literal']],
  ['let?', ['word early', 'word let']],
  ['lsl', ['word bitwise']],
  ['~name', ['operator ~', 'word name']],
  ['#Blue', ['operator #', 'word blue']],
  ['#1234', ['word 1234']],
  ['  ', []],
  ['null/undefined', ['word null', 'word undefined']],
])('the query %s isn’t split', (query, terms) => {
  expect(asked(query)).toEqual(terms);
});

test.each([
  ['records', 'record'],
  ['matching', 'matches'],
  ['typed', 'types'],
  ['libraries', 'library'],
  ['running', 'run'],
  ['bindings', 'bind'],
  ['annotations', 'annotate'],
  ['memoization', 'memoize'],
])('%s and %s are forms of the same word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test('every sign that code may have asks for something', () => {
  const signs = Array.from({length: 94}, (_, at) => String.fromCharCode(33 + at)).filter((sign) => !/\w/.test(sign));
  const tags = ['</>', '</', '<>', '<div>', '</div>', '<Card />'];
  const all = [...signs, ...tags, '[]', '{}', '()', '""', '\\"', '--'];
  expect(all.filter((sign) => queryTerms(sign).length === 0)).toEqual([]);
  expect(asked('</div>')).toEqual(['word jsx', 'word element']);
});

test('names and short words have no other forms', () => {
  expect(['js.array2', 'this', 'as', 'class', '@as'].map(stem)).toEqual(['js.array2', 'this', 'as', 'class', '@as']);
});
