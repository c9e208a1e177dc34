import {addPhrases} from './phrases';
import {pageRecords} from './records';

const page = (path: string, title: string, anchor: string) =>
  pageRecords({
    url: `https://example.org/base/${path}`,
    area: 'Manual',
    versions: ['v2.0.0'],
    lang: 'en',
    weight: 1,
    isModule: false,
    keywords: ['own'],
    blocks: [
      {kind: 'heading', level: 1, text: title, anchor: undefined},
      {kind: 'text', text: 'About it', anchor: undefined},
      {kind: 'heading', level: 2, text: anchor, anchor},
    ],
  });
const records = [
  ...page('docs/manual/latest/record', 'Record', 'update'),
  ...page('docs/manual/v1.0.0/record', 'Record', 'copy'),
  ...page('docs/react/latest/context', 'Context', 'state'),
];
const keywordsAt = (topics: Parameters<typeof addPhrases>[1]): Record<string, readonly string[]> =>
  Object.fromEntries(
    addPhrases(records, topics, 'https://example.org/base/').flatMap(({url, keywords}) =>
      keywords ? [[url.slice('https://example.org/base/docs/'.length), keywords]] : [],
    ),
  );

test('each version has the phrases at the first of the places it has', () => {
  expect(keywordsAt({'change a field, set': ['record#update', 'record#copy', 'record']})).toEqual({
    'manual/latest/record': ['own'],
    'manual/latest/record#update': ['change a field', 'set'],
    'manual/v1.0.0/record': ['own'],
    'manual/v1.0.0/record#copy': ['change a field', 'set'],
    'react/latest/context': ['own'],
  });
});

test('a page’s title keeps its own keywords, and all places outside the manual have the phrases', () => {
  expect(
    keywordsAt({'store, own': ['record#update', '/docs/react/latest/context', '/docs/react/latest/context#state']}),
  ).toMatchObject({
    'manual/latest/record#update': ['store', 'own'],
    'react/latest/context': ['own', 'store'],
    'react/latest/context#state': ['store', 'own'],
  });
});

test('the records of texts and their order stay the same', () => {
  const changed = addPhrases(records, {x: ['record']}, 'https://example.org/base/');
  expect(changed.map(({objectID}) => objectID)).toEqual(records.map(({objectID}) => objectID));
  expect(changed.filter(({type, keywords}) => type === 'content' && keywords)).toEqual([]);
});
