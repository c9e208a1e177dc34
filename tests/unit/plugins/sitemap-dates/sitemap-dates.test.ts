/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import {commitDates, datedItems, readLog} from '../../../../src/plugins/sitemap-dates/index';

test('a file has the date of the newest commit that names it', () => {
  const dates = readLog('\x002026-03-02T10:00:00Z\n\ndocs/a.mdx\ndocs/b.mdx\n\x002026-01-01T10:00:00Z\n\ndocs/b.mdx\ndocs/c.mdx\n');
  expect([...dates]).toEqual([
    ['docs/a.mdx', '2026-03-02T10:00:00Z'],
    ['docs/b.mdx', '2026-03-02T10:00:00Z'],
    ['docs/c.mdx', '2026-01-01T10:00:00Z'],
  ]);
});

test('outside a Git repository there are no dates, and no error', () => {
  const folder = fs.mkdtempSync(`${os.tmpdir()}/no-git-`);
  expect(commitDates(folder).size).toBe(0);
  fs.rmSync(folder, {recursive: true});
});

test('items of pages without a source keep no date', async () => {
  const items = [{url: 'https://site.example/made', lastmod: null, changefreq: null, priority: null}];
  const routes = [{path: '/', component: 'x', routes: [{path: '/made', component: 'x'}]}];
  const siteConfig = {url: 'https://site.example'} as Parameters<typeof datedItems>[0]['siteConfig'];
  expect(await datedItems({routes, siteConfig, defaultCreateSitemapItems: () => Promise.resolve(items)})).toEqual(items);
});
