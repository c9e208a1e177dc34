/**
 * Search with Algolia: DocSearch and its real client in the browser, against two hosts on loopback. It uses a small site
 * (tests/fixtures/search-site), which is built with Algolia's variables if the last build is stale.
 */
import {once} from 'node:events';
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {algoliaAnswers, createAlgoliaHost, engineOf} from '../server/algolia-server';
import {servePlain} from '../../scripts/serve';
import {versionLines} from '../../src/config/versions';
import {buildSmallSite, copyWithPorts} from '../server/small-site';
import {expect, open, test, type Page} from './fixtures';

/** The ports that the build names. The copy that is served names free ones instead. */
const BUILT_PORTS = [65_001, 65_002] as const;
const algolia = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'search-key',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_HOSTS: BUILT_PORTS.map((port) => `http://127.0.0.1:${port}`).join(),
};

/** What every query of the small site asks for: its only version, in English. */
const facetFilters = [[`version:${versionLines.default.next.id}`], ['lang:en']];

let engine: ReturnType<typeof algoliaAnswers>;
const first = createAlgoliaHost(algolia.ALGOLIA_API_KEY, (requests) => engine(requests));
const second = createAlgoliaHost(algolia.ALGOLIA_API_KEY, (requests) => engine(requests));
let folder: string, server: ReturnType<typeof servePlain>, site: string, introduction: string, record: string;

// Serial, because all tests share the hosts.
test.describe.configure({mode: 'default'});

test.beforeAll(async ({}, {project}) => {
  if (project.name !== 'desktop') return;
  test.setTimeout(300_000);
  await Promise.all([first.start(), second.start()]);
  folder = copyWithPorts(buildSmallSite('search-site', algolia), BUILT_PORTS, [first.port(), second.port()]);
  server = servePlain(folder, 0);
  await once(server, 'listening');
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
  introduction = `${site}/docs/manual/next/introduction`;
  record = `${site}/docs/manual/next/record`;
  engine = algoliaAnswers(engineOf(path.resolve('build')), site);
  // The first answer loads the index. On a busy machine, the client wouldn't wait for that.
  await engine([{indexName: algolia.ALGOLIA_INDEX_NAME, query: 'record', facetFilters}]);
});

// The small site lacks most pages its links lead to, and fetching those ahead logs a 404.
test.afterEach(({errors}) => void errors.splice(0, Infinity, ...errors.filter((text) => !/status of 404/.test(text))));

test.afterAll(async () => {
  server?.close();
  await Promise.all([first.stop(), second.stop()]);
  if (folder) fs.rmSync(folder, {recursive: true});
});

test.beforeEach(async () => {
  for (const host of [first, second]) {
    host.behavior = 'hits';
    host.edit = (response) => response;
    host.calls.length = 0;
    await host.start();
  }
});

const modal = (page: Page) => page.locator('.DocSearch-Modal');
const field = (page: Page) => modal(page).locator('input');
const hits = (page: Page) => modal(page).locator('.DocSearch-Hit');

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

/** Opens the dialog and pastes a query: one question for the service, where typing asks one with every key. */
async function paste(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await field(page).fill(query);
}

/** The attributes of the levels from one on. */
const levels = (first: number): string[] => [0, 1, 2, 3, 4, 5, 6].slice(first).map((level) => `hierarchy.lvl${level}`);

test('requests have the page’s version and language, the words and the number of hits', async ({page}) => {
  await open(page, introduction);
  await paste(page, 'record');
  await expect(hits(page).first()).toBeVisible();
  const {pathname, parameters, requests} = first.calls.at(-1)!;
  expect(pathname).toBe('/1/indexes/*/queries');
  expect(parameters.get('x-algolia-application-id')).toBe('APP');
  expect(parameters.get('x-algolia-api-key')).toBe('search-key');
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    indexName: 'docs',
    query: 'record',
    hitsPerPage: 20,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters,
    attributesToSnippet: [...levels(1).map((level) => `${level}:10`), 'content:10'],
  });
  expect(requests[0]!.attributesToRetrieve).toEqual(expect.arrayContaining([...levels(0), 'content', 'type', 'url']));
});

test('snippets have five words in a narrow window', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await open(page, introduction);
  await paste(page, 'record');
  await expect(hits(page).first()).toBeVisible();
  expect(first.calls.at(-1)!.requests[0]!.attributesToSnippet).toContain('content:5');
});

test('hits lead to path and hash, name their section, and are at most five an area', async ({page}) => {
  await open(page, introduction);
  await paste(page, 'array');
  await expect(hits(page).first()).toBeVisible();
  const groups = await modal(page)
    .locator('.DocSearch-Hits')
    .evaluateAll((lists) => lists.map((list) => list.querySelectorAll('.DocSearch-Hit').length));
  expect(Math.max(...groups)).toBeLessThanOrEqual(5);
  await expect(hits(page).first().locator('a')).toHaveAttribute('href', /^\/docs\//);
  await expect(hits(page).first()).toContainText('Manual / Next');
});

test('markup in a hit is shown as text', async ({page}) => {
  first.edit = (response) => ({
    ...response,
    hits: response.hits.map((hit) => ({
      ...hit,
      type: 'content',
      content: '<img src=x onerror=alert(1)>',
      _snippetResult: {
        ...hit._snippetResult,
        content: {value: '<mark>record</mark> <img src=x onerror=alert(1)>', matchLevel: 'full'},
      },
    })),
  });
  await open(page, introduction);
  await paste(page, 'record');
  await expect(hits(page).first()).toContainText('record <img src=x onerror=alert(1)>');
  await expect(hits(page).locator('img')).toHaveCount(0);
});

test('a hit whose address does not parse is logged and dropped', async ({page, errors}) => {
  first.edit = (response) => ({
    ...response,
    hits: response.hits.slice(0, 3).map((hit, index) => (index === 1 ? {...hit, url: 'not an address'} : hit)),
  });
  await open(page, introduction);
  await paste(page, 'record');
  await expect(hits(page)).toHaveCount(2);
  expect(errors).toContainEqual(expect.stringContaining('A search hit has the address "not an address"'));
  errors.length = 0;
});

test('no hits: the query, and a link to report it', async ({page}) => {
  await open(page, introduction);
  await paste(page, 'qqzzqqzzqq');
  await expect(modal(page)).toContainText('No results for "qqzzqqzzqq"');
  await expect(modal(page)).toContainText('Believe this query should return results?');
});

test('a request to a hanging host times out after one second', async ({page}) => {
  first.behavior = 'hanging';
  await page.clock.install();
  await open(page, introduction);
  await openSearch(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field(page).fill('record');
  // The dialog waits for a pause in the typing first, of which a few steps may go by before the host notes the call.
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return first.calls.length;
    })
    .toBe(1);
  await page.clock.runFor(900);
  expect(second.calls).toHaveLength(0);
  await page.clock.runFor(100);
  await expect.poll(() => second.calls.length).toBe(1);
  await page.clock.resume();
  await expect(hits(page).first()).toBeVisible();
});

test('Escape closes it and the focus is back, and the address it was opened at stays', async ({page}) => {
  await open(page, introduction);
  await page.locator('[data-search]').click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(page.locator('[data-search]')).toBeFocused();
  await expect(page).toHaveURL(introduction);
});

test('the search page uses the same service', async ({page}) => {
  await open(page, `${site}/search?q=record`);
  await expect(page.locator('main li a').first()).toContainText(/record/i);
  expect(first.calls.at(-1)!.requests[0]).toMatchObject({indexName: 'docs', query: 'record', hitsPerPage: 20});
});

test('chosen hits are remembered under the index’s name', async ({page}) => {
  await open(page, introduction);
  first.edit = (response) => ({
    ...response,
    hits: response.hits.slice(0, 1).map((hit) => ({...hit, type: 'lvl1', url: `${record}#fields`})),
  });
  await paste(page, 'record');
  await expect(hits(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${record}#fields`);
  const kept = await page.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs'));
  expect(kept).toContain('/docs/manual/next/record#fields');
});

test('a build has no code of the back end it doesn’t use', () => {
  const naming = (words: RegExp, kind: RegExp): string[] =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => kind.test(file) && words.test(fs.readFileSync(path.join(folder, file), 'utf8')));
  expect(naming(/search-index/, /\.(?:html|js)$/)).toEqual([]);
  expect(naming(/algolia\.net|<link[^>]*preconnect/, /\.html$/)).toEqual([]);
  expect(fs.existsSync(path.join(folder, 'search-index'))).toBe(false);
});
