import {correctPage, withEnglishLinks, type LanguageSite} from './links';

const siteAt = (base: string): LanguageSite => ({
  url: `https://example.org${base}`,
  languages: ['fr', 'ar'],
  has: (path) => ['', 'a', 'b', 'img/x.svg', 'fr/', 'fr/a', 'fr/assets/main.js', 'ar/'].includes(path),
});
const site = siteAt('/');

test('links and files that a language doesn’t have are the English ones', () => {
  expect(withEnglishLinks('<a href=/fr/a#x>A</a><a class="c" href="/fr/b?q=1#y">B</a>', site)).toBe(
    '<a href=/fr/a#x>A</a><a class="c" href="/b?q=1#y">B</a>',
  );
  expect(
    withEnglishLinks('<img srcset="/fr/img/x.svg 1x, /fr/img/x.svg 2x"><script src=/fr/assets/main.js>', site),
  ).toBe('<img srcset="/img/x.svg 1x, /img/x.svg 2x"><script src=/fr/assets/main.js>');
  expect(withEnglishLinks('{"url":"https://example.org/fr/b"} [B](https://example.org/fr/b)', site)).toBe(
    '{"url":"https://example.org/b"} [B](https://example.org/b)',
  );
});

test('other sites, and folders of the same name, stay', () => {
  const text = '<a href="https://other.org/fr/b">x</a> the folder i18n/fr/b';
  expect(withEnglishLinks(text, site)).toBe(text);
});

test('a site below a path', () => {
  expect(withEnglishLinks('<a href="/base/fr/a"><a href="/base/fr/b"><a href="/fr/b">', siteAt('/base/'))).toBe(
    '<a href="/base/fr/a"><a href="/base/b"><a href="/fr/b">',
  );
});

const alternate = (path: string, id: string) =>
  `<link rel="alternate" href="https://example.org/${path}" hreflang="${id}">`;
const og = (id: string) => `<meta property="og:locale:alternate" content="${id}">`;

test('search engines only hear of translations that exist', () => {
  const all = [alternate('a', 'en'), alternate('fr/a', 'fr'), alternate('ar/a', 'ar'), og('fr'), og('ar')].join('');
  expect(correctPage(all, site)).toBe([alternate('a', 'en'), alternate('fr/a', 'fr'), og('fr_FR')].join(''));
});

test('Open Graph hears the territory too', () => {
  const own = (id: string): string => `<meta data-rh=true property=og:locale content=${id}>`;
  expect(['en', 'fr', 'ar', 'pt_BR'].map((id) => correctPage(own(id), site))).toEqual(
    ['en_US', 'fr_FR', 'ar_EG', 'pt_BR'].map(own),
  );
});

test('a page without a translation has no alternates', () => {
  const all = [alternate('b', 'en'), alternate('fr/b', 'fr'), alternate('b', 'x-default'), og('fr')].join('');
  expect(correctPage(all, site)).toBe('');
});

const entry = (href: string, id: string, note = '') => `<li><a href="${href}" hreflang="${id}">Name</a>${note}</li>`;
const NOTE = '<small>Not translated</small>';

test('the language menu says which languages lack the page', () => {
  const menu = [entry('/a', 'en', NOTE), entry('/fr/a', 'fr', NOTE), entry('/ar/a', 'ar', NOTE)].join('');
  expect(correctPage(menu, site)).toBe([entry('/a', 'en'), entry('/fr/a', 'fr'), entry('/ar/', 'ar', NOTE)].join(''));
});
