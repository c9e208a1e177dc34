import {ledgerSite} from './ledger';

test('the ledger lists the files that are requested by name, and not what pages load for their examples', () => {
  const files = [
    'blog/feed.xml',
    'llms.txt',
    'search-index/manifest.json',
    'playground-bundles/versions.json',
    ...['lines', 'programs', 'types', 'versions'].map((name) => `docs/manual/latest/record.${name}.json`),
    'assets/js/main.json',
    'img/logo.svg',
  ];
  const site = ledgerSite({pages: [], redirects: [], standalone: [], files});
  expect([...site.files]).toEqual([
    '/blog/feed.xml',
    '/llms.txt',
    '/search-index/manifest.json',
    '/playground-bundles/versions.json',
  ]);
});
