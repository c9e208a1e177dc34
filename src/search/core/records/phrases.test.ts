import {addPhrases, type Phrases} from './phrases';
import {pageRecords} from './page-records';

const page = (path: string, title: string, anchor: string, isModule = false) =>
  pageRecords({
    url: `https://example.org/base/${path}`,
    area: 'Manual',
    versions: ['v2.0.0'],
    lang: 'en',
    weight: 1,
    isModule,
    keywords: ['own'],
    blocks: [
      {kind: 'heading', level: 1, text: title, anchor: undefined},
      {kind: 'text', text: 'About it', anchor: undefined},
      {kind: 'heading', level: 2, text: anchor, anchor},
    ],
  });
const records = [
  ...page('docs/manual/latest/record', 'Record', 'update'),
  ...page('docs/manual/latest/api/stdlib/array', 'Array', 'map', true),
  ...page('docs/manual/v1.0.0/api/js/array', 'Js.Array', 'map', true),
  ...page('docs/manual/v1.0.0/api', 'API', 'all'),
];
const keywordsWith = (phrases: Partial<Phrases>): Record<string, readonly string[]> =>
  Object.fromEntries(
    addPhrases(records, {pages: new Map(), api: {}, ...phrases}, 'https://example.org/base/').flatMap(
      ({url, keywords}) => (keywords ? [[url.slice('https://example.org/base/docs/manual/'.length), keywords]] : []),
    ),
  );

test('a page and its headings have their phrases, beside the page’s own keywords', () => {
  const phrases = {page: ['struct', 'own'], update: ['change a field', 'set'], gone: ['nowhere']};
  expect(keywordsWith({pages: new Map([['docs/manual/latest/record', phrases]])})).toMatchObject({
    'latest/record': ['own', 'struct'],
    'latest/record#update': ['change a field', 'set'],
  });
});

test('each version has the phrases of the API at the first of the names it has', () => {
  const own = keywordsWith({
    api: {'Array.map, Js.Array.map': 'change each item, loop', 'Array.map': 'newer', API: 'all'},
  });
  expect(own).toMatchObject({
    'latest/api/stdlib/array#map': ['change each item', 'loop', 'newer'],
    'v1.0.0/api/js/array#map': ['change each item', 'loop'],
    'v1.0.0/api': ['own', 'all'],
  });
});

test('the records of texts and their order stay the same', () => {
  const pages = new Map([['docs/manual/latest/record', {page: ['x']}]]);
  const changed = addPhrases(records, {pages, api: {}}, 'https://example.org/base/');
  expect(changed.map(({objectID}) => objectID)).toEqual(records.map(({objectID}) => objectID));
  expect(changed.filter(({type, keywords}) => type === 'content' && keywords)).toEqual([]);
});
