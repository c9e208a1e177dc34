import {readEnvironment} from './env';
import {algoliaThemeConfig, readAlgolia} from './search';

const all = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'search-only', ALGOLIA_INDEX_NAME: 'docs'};
const settings = {appId: 'APP', apiKey: 'search-only', indexName: 'docs'};

test('all three variables mean Algolia', () => expect(readEnvironment(all).algolia).toEqual(settings));

test('without variables the embedded search is used; an empty one counts as unset', () => {
  expect(readAlgolia({})).toBeUndefined();
  expect(readAlgolia({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ''})).toBeUndefined();
});

test.each([
  [['ALGOLIA_APP_ID'], 'ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are missing'],
  [['ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'], 'ALGOLIA_APP_ID is missing'],
  [['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'], 'ALGOLIA_INDEX_NAME is missing'],
] as const)('%p alone is an error that lists what is missing', (names, message) => {
  const env = Object.fromEntries(names.map((name) => [name, all[name]]));
  expect(() => readAlgolia(env)).toThrow(`Search is only partly configured: ${message}.`);
});

test('hosts alone are an error too', () =>
  expect(() => readAlgolia({ALGOLIA_HOSTS: 'https://x.org'})).toThrow('are missing'));

test('hosts replace Algolia’s own', () =>
  expect(readAlgolia({...all, ALGOLIA_HOSTS: 'http://127.0.0.1:4180, https://search.example.org'})?.hosts).toEqual([
    {url: '127.0.0.1', port: 4180, protocol: 'http', accept: 'readWrite'},
    {url: 'search.example.org', protocol: 'https', accept: 'readWrite'},
  ]));

test.each(['search.example.org', 'ftp://x.org', 'https://x.org/path', ''])(
  'the host "%s" is rejected with a readable error',
  (host) =>
    expect(() => readAlgolia({...all, ALGOLIA_HOSTS: `https://ok.org,${host}`})).toThrow(`ALGOLIA_HOSTS has "${host}"`),
);

test('the theme leaves filtering and the search page to us', () =>
  expect(algoliaThemeConfig(settings)).toEqual({...settings, contextualSearch: false, searchPagePath: false}));
