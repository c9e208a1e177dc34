import {byLocale} from '../../../scripts/offline/locales';

const page = (file: string) => ({address: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`, file, html: ''});
const FILES = [
  'index.html',
  'docs/record.html',
  'french/a.txt',
  'fr/index.html',
  'fr/docs/record.html',
  'fr/assets/js/main.1.js',
  'assets/js/main.2.js',
];
const BUILD = {pages: FILES.filter((file) => file.endsWith('.html')).map(page), files: FILES};

test('a locale has its pages in its own folder and base, and the default locale doesn’t include them', () => {
  const [own, french] = byLocale('/build', BUILD, '/x/', ['fr']);
  expect([own?.root, own?.base, own?.pages.map(({address}) => address), own?.files]).toEqual([
    '/build',
    '/x/',
    ['/', '/docs/record'],
    ['index.html', 'docs/record.html', 'french/a.txt', 'assets/js/main.2.js'],
  ]);
  expect([french?.root, french?.base, french?.pages.map(({address, file}) => [address, file]), french?.files]).toEqual([
    '/build/fr',
    '/x/fr/',
    [
      ['/', 'index.html'],
      ['/docs/record', 'docs/record.html'],
    ],
    ['index.html', 'docs/record.html', 'assets/js/main.1.js'],
  ]);
});

test('without other locales there is a single build', () => {
  const builds = byLocale('/build', BUILD, '/', []);
  expect(builds).toHaveLength(1);
  expect(builds[0]?.pages).toHaveLength(4);
});
