import {answer} from '../../../../src/lib/search/answer';
import {addPhrases} from '../../../../src/lib/search/records/phrases';
import type {SearchHit, SearchParameters} from '../../../../src/lib/search/protocol';
import {additions, catalogOf, pageOf, smallSite} from './small-site';

const shared = catalogOf(pageOf('docs/react/latest/events', ['# Events', 'Handlers get an event.']));
const catalogs = [catalogOf(smallSite, additions), shared];
const options = {origin: 'https://example.org', now: () => 0};
const ask = (query: string, parameters: SearchParameters = {}) =>
  answer(catalogs, {indexName: 'docs', query, ...parameters}, options);
const places = (hits: readonly SearchHit[]): string[] =>
  hits.map(({url}) => url.replace(/^https:\/\/example\.org\/(?:docs\/manual\/next\/)?/, ''));

test.each([
  ['record', 'record'],
  ['records', 'record'],
  ['recrod', 'record'],
  ['optional field', 'record#optional'],
  ['opti', 'record#optional'],
  ['->', 'pipe'],
  ['|>', 'pipe#old'],
  ['@as', 'attribute#as'],
  ['Array.map', 'api/stdlib/array#map'],
  ['Stdlib.Array.map', 'api/stdlib/array#map'],
  ['Array.fil', 'api/stdlib/array#filter'],
  ['event handlers', 'docs/react/latest/events'],
  ['mutablefields', 'record#mutable-fields'],
  ['Unknown.map', 'api/stdlib/array#map'],
  ['struct', 'record'],
  ['keep array items somehow', 'api/stdlib/array#filter'],
  ['filter my array quickly', 'api/stdlib/array#filter'],
  ['mutable fields of cars', 'record#mutable-fields'],
  ['@bs.as', 'attribute#as'],
  // The page has the one word and its section the other.
  ['front operator', 'pipe#old'],
])('%s leads to %s', (query, place) => {
  expect(places(ask(query).hits)[0]).toBe(place);
});

const numbers = catalogOf([
  ...pageOf('docs/manual/next/syntax', ['# Syntax', '## Module @@module', 'A file is one.']),
  ...pageOf('docs/manual/next/numbers', [
    '# Numbers',
    '## Remainder after a division @@remainder',
    'The modulo operator.',
  ]),
  ...pageOf('docs/manual/next/routing', [
    '# Routing',
    'Use a router.',
    '## Push an address @@push',
    'The router has a function.',
    '## What changed @@changed',
    'Router.push came from history.',
  ]),
  ...pageOf('docs/manual/next/files', [
    '# Files',
    '## @@directive: the first line @@directive',
    'A file may begin with one.',
    '## Mistakes @@mistakes',
    'Some write @directive.',
  ]),
]);

test.each([
  // A word that the pages have isn't misspelled.
  ['modulo', 'numbers#remainder'],
  // Only one section has it as written, so those with its words count too.
  ['Router.push', 'routing#push'],
  // A file's decorator has two signs, but readers may type one.
  ['@directive', 'files#directive'],
])('%s leads to %s', (query, place) => {
  expect(places(answer([numbers], {indexName: 'docs', query}, options).hits)[0]).toBe(place);
});

const conversions = catalogOf([
  ...pageOf('docs/manual/next/api/stdlib/int', [
    '# Int',
    'Functions for integers.',
    '## toString @@tostring',
    'The digits of an int.',
    '## fromString @@fromstring',
    'Reads an int.',
  ]),
  ...addPhrases(
    pageOf('docs/manual/next/kitchen', ['# Kitchen', '## Weigh @@weigh', 'Scales.', '## Pour @@pour', 'Jugs.']),
    {'cups to grams': ['kitchen#weigh'], 'grams to cups': ['kitchen#pour']},
    'https://example.org/',
  ),
]);

test.each([
  ['int to string', 'api/stdlib/int#tostring'],
  ['string to int', 'api/stdlib/int#fromstring'],
  ['convert cups to grams', 'kitchen#weigh'],
  ['convert grams to cups', 'kitchen#pour'],
])('%s is a conversion in that direction: %s', (query, place) => {
  expect(places(answer([conversions], {indexName: 'docs', query}, options).hits)[0]).toBe(place);
});

const versus = catalogOf([
  ...pageOf('docs/manual/next/api/stdlib/int', [
    '# Int',
    'Functions for integers.',
    '## toFloat @@tofloat',
    'A float.',
  ]),
  ...pageOf('docs/manual/next/numbers', ['# Numbers', '## Int and float @@kinds', 'An int is whole, a float is not.']),
  ...pageOf('docs/manual/next/hooks', ['# Hooks', '## useReducer @@reducer', 'For actions.']),
  ...pageOf('docs/manual/next/people', ['# People', '## Our users @@users', 'Users of this.']),
  ...pageOf('docs/manual/next/garden', [
    '# Garden',
    'Plants.',
    '## Water @@water',
    'Every day.',
    '## Tools @@tools',
    'Spades and water for the garden plants.',
  ]),
]);

test.each([
  ['int to float', 'api/stdlib/int#tofloat'],
  // A comparison doesn't ask for the function that converts.
  ['int vs float', 'numbers#kinds'],
  ['difference between int and float', 'numbers#kinds'],
  // The beginning of a name isn't another word's form.
  ['useRed', 'hooks#reducer'],
  // A word of the page's title is nearly as sure as the section's own.
  ['garden water', 'garden#water'],
])('%s leads to %s', (query, place) => {
  expect(places(answer([versus], {indexName: 'docs', query}, options).hits)[0]).toBe(place);
});

const cutlery = catalogOf(
  addPhrases(
    pageOf('docs/manual/next/cutlery', [
      '# Cutlery',
      '## Find @@find',
      'Drawers.',
      '## Forks for cake @@cake',
      'Small.',
    ]),
    {'is in forks': ['cutlery#find']},
    'https://example.org/',
  ),
);

test.each([
  ['is in forks', 'cutlery#find'],
  ['forks', 'cutlery#cake'],
])('a phrase with one word besides stop words is not what the word alone asks for: %s', (query, place) => {
  expect(places(answer([cutlery], {indexName: 'docs', query}, options).hits)[0]).toBe(place);
});

test('a query without words has no hits, and neither does one that matches nothing', () => {
  expect(ask('').nbHits).toBe(0);
  expect(ask('()').nbHits).toBe(0);
  expect(ask('xyzzyqwert').hits).toEqual([]);
});

test('a type query finds the values of that type', () => {
  const {hits} = ask("('a => 'b, array<'a>) => array<'b>");
  expect(places(hits)).toEqual(['api/stdlib/array#map', 'api/js/array-2#map']);
  expect(hits[0]).toMatchObject({
    type: 'lvl2',
    signature: "(array<'a>, 'a => 'b) => array<'b>",
    hierarchy: {lvl0: 'Stdlib', lvl1: 'Array', lvl2: 'map'},
  });
});

test('type abbreviations are expanded', () => {
  expect(places(ask('Items.t => option<int>').hits)[0]).toBe('api/stdlib/array#pop');
});

test('an old name finds the new one first, then itself', () => {
  const {hits} = ask('Js.Array2.map');
  expect(places(hits).slice(0, 2)).toEqual(['api/stdlib/array#map', 'api/js/array-2#map']);
  expect(hits.map(({replaces}) => replaces).slice(0, 2)).toEqual(['Js.Array2.map', undefined]);
});

test('a hit has the form of DocSearch’s records, with highlighted words and without escaping', () => {
  const [hit] = ask('group values', {
    attributesToSnippet: ['content:3'],
    highlightPreTag: '<em>',
    highlightPostTag: '</em>',
  }).hits;
  expect(hit).toMatchObject({
    objectID: '/docs/manual/next/record#:0.0',
    url: 'https://example.org/docs/manual/next/record',
    anchor: null,
    type: 'content',
    hierarchy: {lvl0: 'Language Manual', lvl1: 'Record', lvl2: null},
    content: 'A record groups named values of array<int> and others.',
    version: ['v12.0.0'],
    _snippetResult: {content: {value: '…<em>group</em>s named <em>values</em>…', matchLevel: 'full'}},
  });
  expect(hit?._highlightResult.content?.value).toBe(
    'A record <em>group</em>s named <em>values</em> of array<int> and others.',
  );
});

test('a heading with all words is a hit of its own', () => {
  const [hit] = ask('mutable fields').hits;
  expect(hit).toMatchObject({
    type: 'lvl2',
    content: null,
    _snippetResult: {hierarchy: {lvl2: {value: '<mark>Mutable</mark> <mark>fields</mark>', matchLevel: 'full'}}},
  });
});

test('hits are paginated, and no group has more than five before the other groups’ hits', () => {
  const crowd = catalogOf([
    ...pageOf('docs/manual/next/loops', [
      '# Loops',
      ...Array.from({length: 8}, (_, at) => `## Loop ${at} @@loop-${at}`),
    ]),
    ...pageOf('docs/react/latest/loops', ['# Somewhere else', 'A loop in a text.']),
  ]);
  const request = {indexName: 'docs', query: 'loop', hitsPerPage: 6};
  const first = answer([crowd], request, options);
  const second = answer([crowd], {...request, page: 1}, options);
  expect(first.hits.map(({hierarchy}) => hierarchy.lvl0)).toEqual([
    ...Array.from({length: 5}, () => 'Language Manual'),
    'React',
  ]);
  expect(first).toMatchObject({nbHits: 10, nbPages: 2, hitsPerPage: 6, page: 0});
  expect(second.hits).toHaveLength(4);
  expect(new Set([...first.hits, ...second.hits].map(({objectID}) => objectID)).size).toBe(10);
});

test('sections without an anchor of their own have ids of their own', () => {
  const page = pageOf('docs/manual/next/belt', ['# Belt', '## Belt safety', '### Belt sizes', '## Belt safety']);
  const {hits} = answer([catalogOf(page)], {indexName: 'docs', query: 'belt'}, options);
  expect(hits).toHaveLength(4);
  expect(new Set(hits.map(({objectID}) => objectID)).size).toBe(4);
});

test('parameters may be in params, where older clients put them', () => {
  expect(answer(catalogs, {indexName: 'docs', query: 'array', params: {hitsPerPage: 1}}, options).hits).toHaveLength(1);
});
