import {answer} from './answer';
import type {Catalog} from './catalog';
import type {Marked, Question, SearchHit} from './protocol';
import {additions, catalogOf, pageOf, smallSite} from '../../../tests/support/search-site';

const shared = catalogOf(pageOf('docs/react/latest/events', ['# Events', 'Handlers get an event.']));
const catalogs = [catalogOf(smallSite, additions), shared];
const askOf = (searched: readonly Catalog[], query: string, change: Partial<Question> = {}) =>
  answer(searched, {query, count: 20, words: 10, ...change});
const ask = (query: string, change?: Partial<Question>) => askOf(catalogs, query, change);
const places = (hits: readonly SearchHit[]): string[] =>
  hits.map(({url}) => url.replace(/^\/(?:docs\/manual\/next\/)?/, ''));
/** Texts with brackets around what is marked. */
const marked = (parts: Marked | undefined): string =>
  (parts ?? []).map((part, at) => (at % 2 === 1 ? `[${part}]` : part)).join('');

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

const several = catalogOf([
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

const workshop = catalogOf([
  ...pageOf('docs/manual/next/saw', ['# Saw', '## Choose @@blade', 'A blade may be missing, which is an error.']),
  ...pageOf('errors/loose-blade', ['# The blade is loose', 'A blade is missing, which is an error.']),
]);

const crates = catalogOf([
  ...pageOf('docs/manual/next/crates', ['# Crates', 'Boxes.', '## Stack @@stack', 'One on top of the other.']),
  ...pageOf('docs/manual/next/high', ['# Stack crates high', 'Stack crates, and more crates on a stack.']),
]);

const rope = catalogOf([
  ...pageOf('docs/manual/next/rope', ['# Rope', '## Cut a rope @@cut', 'A knife is best.']),
  ...pageOf('docs/manual/next/support', ['# Support', 'Rope and knife are needed.', '## Use rope @@use', 'Need it.']),
]);

const stoves = catalogOf(
  pageOf('docs/manual/next/stoves', [
    '# Stoves',
    'Light it with dry wood, as wet wood smokes and may go out again.',
    '## Ash @@ash',
    'Wet wood is hard to light.',
  ]),
);

test.each([
  ['a word that the pages have isn’t misspelled', numbers, 'modulo', 'numbers#remainder'],
  ['only one section has it as written, so those with its words count too', numbers, 'Router.push', 'routing#push'],
  ['a file’s decorator has two signs, but readers may type one', numbers, '@directive', 'files#directive'],
  ['the beginning of a name isn’t another word’s form', several, 'useRed', 'hooks#reducer'],
  ['confidence in a word of the page’s title is nearly that in its own', several, 'garden water', 'garden#water'],
  ['a query that speaks of a problem means the page about it', workshop, 'blade error', 'errors/loose-blade'],
  ['other queries mean the manual', workshop, 'saw blade', 'saw#blade'],
  ['the titles of a page and its section are one together', crates, 'crate stack', 'crates#stack'],
  ['a longer query is found by its subject', rope, 'need rope knife', 'rope#cut'],
  ['a longer query asks for something in a page', stoves, 'light wet wood', 'stoves#ash'],
  ['a short one asks for a page', stoves, 'wet wood', 'stoves'],
])('%s', (_, catalog, query, place) => {
  expect(places(askOf([catalog], query).hits)[0]).toBe(place);
});

/** Pages as someone may add them tomorrow, among those of the small site, which share words with them. */
const added = catalogOf([
  ...smallSite,
  ...pageOf('docs/manual/next/lighthouse', [
    '# Lighthouse settings',
    'A beacon has a color and a rhythm by which sailors tell it from others.',
    '## Optional lamps @@lamps',
    'Write a question mark.',
  ]),
  ...pageOf('docs/manual/next/tides', ['# Tide tables', 'Print the water levels of every harbor for a month.']),
  ...pageOf('docs/react/latest/buoys', ['# Render buoys', 'Draw a marker for each record of a chart.']),
]);

test.each([
  ['lighthouse settings', 'lighthouse'],
  ['color of a beacon', 'lighthouse'],
  ['sailors', 'lighthouse'],
  ['tides', 'tides'],
  ['print water levels', 'tides'],
  ['harbor', 'tides'],
  ['buoy', 'docs/react/latest/buoys'],
  ['draw a chart marker', 'docs/react/latest/buoys'],
])('%s: a new page is found by its title and its first sentence, without keywords', (query, place) => {
  expect(places(askOf([added], query).hits)[0]).toBe(place);
});

test('links say what a place is called', () => {
  const knots = pageOf('docs/manual/next/knots', ['# Knots', '## Bowline @@bowline', 'A loop.', '## Bend @@bend']);
  const called = knots.map((record) =>
    record.type === 'lvl2' && record.anchor === 'bowline' ? {...record, linkTexts: ['rescue loop']} : record,
  );
  const rescue = pageOf('docs/manual/next/rescue', ['# Rescue', 'A loop for people in the water.']);
  expect(places(askOf([catalogOf([...called, ...rescue])], 'rescue loop').hits)[0]).toBe('knots#bowline');
});

test('a query without words has no hits, and neither does one that matches nothing', () => {
  expect(ask('').total).toBe(0);
  expect(ask('()').total).toBe(0);
  expect(ask('xyzzyqwert').hits).toEqual([]);
});

test('a type query finds the values of that type', () => {
  const {hits} = ask("('a => 'b, array<'a>) => array<'b>");
  expect(places(hits)).toEqual(['api/stdlib/array#map', 'api/js/array-2#map']);
  expect(hits[0]).toMatchObject({area: 'Stdlib', titles: [['Array'], ['map']]});
  // The type is why it's found, so that has the marks.
  expect(marked(hits[0]?.signature)).toBe("([array]<'a>, 'a [=>] 'b) [=>] [array]<'b>");
});

test('type abbreviations are expanded', () => {
  expect(places(ask('Items.t => option<int>').hits)[0]).toBe('api/stdlib/array#pop');
});

test('an old name finds the new one first, then itself', () => {
  const {hits} = ask('Js.Array2.map');
  expect(places(hits).slice(0, 2)).toEqual(['api/stdlib/array#map', 'api/js/array-2#map']);
  expect(hits.map(({replaces}) => replaces).slice(0, 2)).toEqual(['Js.Array2.map', undefined]);
});

test('a hit has the area, the titles down to its own, and the text around the words if they aren’t in the titles', () => {
  const [hit] = ask('group values', {words: 3}).hits;
  expect(hit).toEqual({
    url: '/docs/manual/next/record',
    area: 'Language Manual',
    titles: [['Record']],
    text: expect.anything() as unknown,
  });
  expect(marked(hit?.text)).toBe('…[group]s named [values]…');
  expect(marked(ask('group values').hits[0]?.text)).toBe('A record [group]s named [values] of array<int> and others.');
});

test('a heading with all words is a hit of its own', () => {
  const [hit] = ask('mutable fields').hits;
  expect(hit?.text).toBeUndefined();
  expect(hit?.titles.map(marked)).toEqual(['Record', '[Mutable] [fields]']);
});

test('there are as many hits as wanted, and no area has more than five before the other areas’ hits', () => {
  const crowd = catalogOf([
    ...pageOf('docs/manual/next/loops', [
      '# Loops',
      ...Array.from({length: 8}, (_, at) => `## Loop ${at} @@loop-${at}`),
    ]),
    ...pageOf('docs/react/latest/loops', ['# Somewhere else', 'A loop in a text.']),
  ]);
  const first = askOf([crowd], 'loop', {count: 6});
  expect(first.hits.map(({area}) => area)).toEqual([...Array.from({length: 5}, () => 'Language Manual'), 'React']);
  expect(first.total).toBe(10);
  const all = askOf([crowd], 'loop', {count: 12});
  expect(all.hits.slice(0, 6)).toEqual(first.hits);
  expect(all.hits).toHaveLength(10);
});

test('without hits, titles that are spelled like the query are suggested', () => {
  const odd = catalogOf(pageOf('docs/manual/next/odd', ['# Xylophones', 'Music.']));
  expect(askOf([odd], 'phonesxylo')).toEqual({hits: [], total: 0, suggestions: ['Xylophones']});
  expect(ask('qqzzqqzzqq').suggestions).toEqual([]);
  expect(ask('record').suggestions).toEqual([]);
});

test('names are compared by their stems, as synonyms are', () => {
  const string = catalogOf(pageOf('docs/manual/next/api/stdlib/string', ['# String', '## includes', '## removeAll']));
  expect([1, 2].map((at) => string.section(at).titleStems)).toEqual([['includ'], ['remov', 'all', 'removeall']]);
});
