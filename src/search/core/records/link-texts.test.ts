import {withLinkTexts, type LinkingPage} from './link-texts';
import {pageRecords} from './page-records';

const page = (path: string, title: string, anchor: string, isModule = false) =>
  pageRecords({
    url: `https://example.org/base/${path}`,
    area: 'Manual',
    versions: ['v2.0.0'],
    lang: 'en',
    weight: 1,
    isModule,
    blocks: [
      {kind: 'heading', level: 1, text: title, anchor: undefined},
      {kind: 'text', text: 'About it', anchor: undefined},
      {kind: 'heading', level: 2, text: anchor, anchor},
    ],
  });
const records = [
  ...page('docs/manual/latest/record', 'Record', 'update'),
  ...page('docs/manual/next/record', 'Record', 'update'),
  ...page('docs/manual/latest/api/array', 'Array', 'map', true),
];
const textsWith = (...pages: readonly LinkingPage[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    withLinkTexts(records, pages).flatMap(({url, linkTexts}) =>
      linkTexts ? [[url.slice('https://example.org/base/docs/manual/'.length), linkTexts]] : [],
    ),
  );
const from = (...links: readonly (readonly [to: string, text: string])[]): LinkingPage => ({
  path: '/base/docs/manual/latest/record',
  title: 'Struct',
  links: links.map(([to, text]) => ({to: to.startsWith('#') ? to : `/base/docs/manual/${to}`, text})),
});

test('a place has the texts of the links that lead to it, each once, but not its own title', () => {
  const links = [
    ['latest/record', 'named fields'],
    ['latest/record', 'named field'],
    ['latest/record', 'records'],
    ['#update', 'copy with changes'],
    ['latest/gone', 'nowhere'],
  ] as const;
  expect(textsWith(from(...links))).toEqual({
    'latest/record': ['named field'],
    'latest/record#update': ['copy with changes'],
  });
});

test('a place that a page is about has the page’s title', () => {
  expect(textsWith(from(['latest/record', '']))).toEqual({'latest/record': ['Struct']});
});

test('a sentence is no name, and neither is a text that leads everywhere; versions of a page are one place', () => {
  const sentence = 'everything that there is to say about these';
  const places = ['latest/record#update', 'latest/a', 'latest/b', 'latest/c'];
  const everywhere = places.map((to) => [to, 'here'] as const);
  expect(textsWith(from(['latest/record', sentence], ...everywhere))).toEqual({});
  const versions = ['latest', 'next', 'v1', 'v0'].map((version) => [`${version}/record`, 'struct'] as const);
  expect(textsWith(from(...versions))).toEqual({'latest/record': ['struct'], 'next/record': ['struct']});
});

test('items of the API have names', () => {
  expect(textsWith(from(['latest/api/array', 'lists'], ['latest/api/array#map', 'change each item']))).toEqual({});
});

test('the order of the records stays the same', () => {
  expect(withLinkTexts(records, []).map(({objectID}) => objectID)).toEqual(records.map(({objectID}) => objectID));
});
