/** The languages of the build, besides English: those that reach their minimum, so there may be none. */
import fs from 'node:fs';
import path from 'node:path';
import {languages} from '../../src/config/languages';
import {tagline} from '../../src/config/site';
import {interfaceStrings, publishedLanguages} from '../../src/languages/build/coverage';
import {readHead} from '../../src/hosting/core/page-head';
import {readBuild} from '../../src/hosting/build/read-build';

const root = path.resolve('build');
const {pages, files} = readBuild(root, '/');
const published = publishedLanguages(path.resolve('.'), languages).map(({id}) => id);
const isIn = (id: string, address: string): boolean => address === `/${id}` || address.startsWith(`/${id}/`);
const own = (id: string) => pages.filter(({address}) => isIn(id, address));
const english = pages.filter(({address}) => !published.some((id) => isIn(id, address)));
const alternatesOf = (html: string): string[] =>
  [...html.matchAll(/<link\s[^>]*hreflang="?([\w-]+)[^>]*>/g)]
    .map(([, id = '']) => id)
    .filter((id) => id !== 'x-default');

test('the languages that reach their minimum are built, and no others', () => {
  expect(interfaceStrings(path.resolve('.')).size).toBeGreaterThan(300);
  const built = languages.map(({id}) => id).filter((id) => fs.existsSync(path.join(root, id, 'index.html')));
  expect(built).toEqual(published);
});

test('a page names the languages it exists in, and no others', () => {
  const known = new Set(pages.map(({address}) => address));
  for (const {address, html} of english.filter((page) => page.address !== '/404')) {
    const expected = published.filter((id) => known.has(address === '/' ? `/${id}` : `/${id}${address}`));
    expect({address, alternates: alternatesOf(html)}).toEqual({
      address,
      alternates: expected.length === 0 ? [] : ['en', ...expected],
    });
    const hasMenus = published.length > 0 && address !== '/try/embed';
    expect((html.match(/<a [^>]*hreflang=/g) ?? []).length).toBe(hasMenus ? 2 * (published.length + 1) : 0);
  }
});

test('a language has its own pages, texts and 404 page, and shares everything else', () => {
  for (const id of published) {
    expect(own(id).map(({address}) => address)).toEqual(
      expect.arrayContaining([`/${id}`, `/${id}/try`, `/${id}/search`, `/${id}/404`, `/${id}/packages`]),
    );
    expect(own(id).filter(({html}) => !new RegExp(`<html[^>]*\\slang="?${id}[\\s">]`).test(html))).toEqual([]);
    expect(
      own(id)
        .filter(({html}) => html.includes(`content="${tagline}"`))
        .map(({address}) => address),
    ).toEqual([]);
    const folders = new Set(files.filter((file) => file.startsWith(`${id}/`)).map((file) => file.split('/')[1]));
    for (const shared of ['img', 'videos', 'cards', 'runtime', 'search-index', 'offline-parts', 'blog', 'errors'])
      expect([id, folders.has(shared)]).toEqual([id, false]);
    const canonicals = own(id)
      .filter(({address}) => address !== `/${id}/404`)
      .map(({html}) => readHead(html).canonical ?? '');
    expect(canonicals.filter((address) => !isIn(id, new URL(address).pathname.replace(/\/$/, '')))).toEqual([]);
  }
});
