/**
 * The search with Algolia: its real client in the browser, against two hosts on loopback. The site is a small
 * one of its own (tests/fixtures/search-site), built with Algolia's variables when the last build is stale.
 */
import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import {createAlgoliaHost, engineOf} from '../server/algolia-server';
import {servePlain} from '../server/plain-server';
import {buildSmallSite} from '../server/small-site';
import {dialog, errorScreen, expectError, field, hits, openSearch, search} from './search-steps';
import {expect, open, test} from './fixtures';

const PORTS = {site: 4180, first: 4181, second: 4182} as const;
const site = `http://localhost:${PORTS.site}`;
const introduction = `${site}/docs/manual/next/introduction`;
const algolia = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'search-key',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_HOSTS: `http://127.0.0.1:${PORTS.first},http://127.0.0.1:${PORTS.second}`,
};

const engine = engineOf(path.resolve('build'), site);
const first = createAlgoliaHost(PORTS.first, algolia.ALGOLIA_API_KEY, engine);
const second = createAlgoliaHost(PORTS.second, algolia.ALGOLIA_API_KEY, engine);
let folder: string;
let server: http.Server;

// One after another: the hosts are the same for all.
test.describe.configure({mode: 'default'});
test.skip(({viewport}) => (viewport?.width ?? 0) < 500, 'The phone’s dialog is tested with the embedded index.');

test.beforeAll(({}, {project}) => {
  if (project.name !== 'desktop') return;
  test.setTimeout(300_000);
  folder = buildSmallSite('search-site', algolia);
  server = servePlain(folder, PORTS.site);
});

test.afterAll(async () => {
  server?.close();
  await Promise.all([first.stop(), second.stop()]);
});

test.beforeEach(async () => {
  for (const host of [first, second]) {
    host.behavior = 'hits';
    host.edit = (response) => response;
    host.calls.length = 0;
    await host.start();
  }
});

/** A failing host shows in the console of the browser, and nothing else may. */
function onlyNetworkErrors(errors: string[]): void {
  expect(errors.filter((message) => !/Failed to load resource/.test(message))).toEqual([]);
  errors.length = 0;
}

test('the service is asked as the specification says', async ({page}) => {
  await open(page, introduction);
  await search(page, 'record');
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
    facetFilters: ['version:v12.0.0'],
    attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'hierarchy.lvl4', 'hierarchy.lvl5', 'hierarchy.lvl6', 'content', 'type', 'url'],
    attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'hierarchy.lvl3:10', 'hierarchy.lvl4:10', 'hierarchy.lvl5:10', 'hierarchy.lvl6:10', 'content:10'],
  });
});

test('on a narrow window snippets have five words', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await open(page, introduction);
  await search(page, 'record');
  await expect(hits(page).first()).toBeVisible();
  expect(first.calls.at(-1)!.requests[0]!.attributesToSnippet).toContain('content:5');
});

test('hits show as those of the embedded index do, with the service’s logo', async ({page}) => {
  await open(page, introduction);
  await search(page, 'array');
  await expect(hits(page).first()).toBeVisible();
  const groups = await dialog(page).locator('.DocSearch-Hits').evaluateAll((lists) => lists.map((list) => list.querySelectorAll('.DocSearch-Hit').length));
  expect(Math.max(...groups)).toBeLessThanOrEqual(5);
  await expect(hits(page).first().locator('a')).toHaveAttribute('href', /^\/docs\//);
  await expect(hits(page).locator('mark').first()).toBeVisible();
  await expect(dialog(page).locator('.DocSearch-Hit-title *:not(mark), .DocSearch-Hit-path *:not(mark)')).toHaveCount(0);
  await expect(dialog(page).locator('.DocSearch-Logo')).toBeVisible();
});

test('markup in a hit shows as text', async ({page}) => {
  first.edit = (response) => ({
    ...response,
    hits: response.hits.map((hit) => ({
      ...hit,
      type: 'content',
      content: '<img src=x onerror=alert(1)>',
      _snippetResult: {...hit._snippetResult, content: {value: '<mark>record</mark> <img src=x onerror=alert(1)>', matchLevel: 'full'}},
    })),
  });
  await open(page, introduction);
  await search(page, 'record');
  await expect(hits(page).first()).toContainText('record <img src=x onerror=alert(1)>');
  await expect(dialog(page).locator('img')).toHaveCount(0);
});

test('a hit whose address does not parse is logged and dropped', async ({page, errors}) => {
  first.edit = (response) => ({...response, hits: response.hits.slice(0, 3).map((hit, index) => (index === 1 ? {...hit, url: 'not an address'} : hit))});
  await open(page, introduction);
  await search(page, 'record');
  await expect(hits(page).first()).toBeVisible();
  await expect(hits(page)).toHaveCount(2);
  expect(errors).toContainEqual(expect.stringContaining('A search hit has the address "not an address"'));
  errors.length = 0;
});

test('no hits, with what was suggested and the way to report it', async ({page}) => {
  await open(page, introduction);
  await search(page, 'array');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('qqzzqqzzqq');
  await expect(dialog(page).locator('.DocSearch-NoResults')).toContainText('No results for "qqzzqqzzqq"');
  await expect(dialog(page).locator('.DocSearch-NoResults')).toContainText('Believe this query should return results?');
  expect(await dialog(page).locator('.DocSearch-Prefill').count()).toBeLessThanOrEqual(3);
});

for (const behavior of ['failing', 'refusing'] as const) {
  test(`hosts that answer ${behavior === 'failing' ? '500' : '403'}: the error stays, and goes with the next answer`, async ({page, errors}) => {
    first.behavior = behavior;
    second.behavior = behavior;
    await open(page, introduction);
    await search(page, 'rec');
    await expectError(page);
    await field(page).fill('reco');
    await expectError(page);
    first.behavior = 'hits';
    second.behavior = 'hits';
    await field(page).fill('record');
    await expect(hits(page).first()).toBeVisible();
    await expect(errorScreen(page)).toHaveCount(0);
    onlyNetworkErrors(errors);
  });
}

test('hosts that refuse connections: the error stays, and goes with the next answer', async ({page, errors}) => {
  await Promise.all([first.stop(), second.stop()]);
  await open(page, introduction);
  await search(page, 'reco');
  await expectError(page);
  await Promise.all([first.start(), second.start()]);
  await field(page).fill('record');
  await expect(hits(page).first()).toBeVisible();
  onlyNetworkErrors(errors);
});

test('a host that hangs is given up after one second', async ({page}) => {
  first.behavior = 'hanging';
  await page.clock.install();
  await open(page, introduction);
  await openSearch(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field(page).fill('record');
  await expect.poll(() => first.calls.length).toBe(1);
  await page.clock.runFor(999);
  expect(second.calls).toHaveLength(0);
  await page.clock.runFor(1);
  await expect.poll(() => second.calls.length).toBe(1);
  await page.clock.resume();
  await expect(hits(page).first()).toBeVisible();
});

test('when every host hangs the error shows', async ({page}) => {
  first.behavior = 'hanging';
  second.behavior = 'hanging';
  await page.clock.install();
  await open(page, introduction);
  await search(page, 'record');
  await expect.poll(() => first.calls.length).toBe(1);
  await page.clock.fastForward(1000);
  await expect.poll(() => second.calls.length).toBe(1);
  await page.clock.fastForward(10_000);
  await expectError(page);
});

test('a failed host is left alone for two minutes', async ({page, errors}) => {
  await page.clock.install();
  await open(page, introduction);
  first.behavior = 'failing';
  await search(page, 'record');
  await expect(hits(page).first()).toBeVisible();
  expect([first.calls.length, second.calls.length]).toEqual([1, 1]);
  first.behavior = 'hits';
  await field(page).fill('tuple');
  await expect.poll(() => second.calls.length).toBe(2);
  await page.clock.fastForward(110_000);
  await field(page).fill('variant');
  await expect.poll(() => second.calls.length).toBe(3);
  expect(first.calls).toHaveLength(1);
  await page.clock.fastForward(20_000);
  await field(page).fill('object');
  await expect.poll(() => first.calls.length).toBe(2);
  expect(second.calls).toHaveLength(3);
  onlyNetworkErrors(errors);
});

test('the search page asks the same service', async ({page}) => {
  await open(page, `${site}/search?q=record`);
  await expect(page.locator('main li a').first()).toHaveText(/record/i);
  expect(first.calls.at(-1)!.requests[0]).toMatchObject({indexName: 'docs', query: 'record', page: 0, hitsPerPage: 20});
});

test('what is chosen is remembered under the index’s name', async ({page}) => {
  await open(page, introduction);
  first.edit = (response) => ({...response, hits: response.hits.slice(0, 1).map((hit) => ({...hit, type: 'lvl1', url: `${site}/docs/manual/next/record#fields`}))});
  await search(page, 'record');
  await expect(hits(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/manual/next/record#fields'.replace(/^/, site));
  const kept = await page.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs'));
  expect(kept).toContain('/docs/manual/next/record#fields');
});

test('no build carries a trace of the back end it doesn’t use', () => {
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => /\.(?:html|js)$/.test(file));
  const naming = (words: RegExp): string[] => files.filter((file) => words.test(fs.readFileSync(path.join(folder, file), 'utf8')));
  expect(naming(/search-index/)).toEqual([]);
  expect(files.filter((file) => file.endsWith('.html') && /algolia\.net|<link[^>]*preconnect/.test(fs.readFileSync(path.join(folder, file), 'utf8')))).toEqual([]);
  expect(fs.existsSync(path.join(folder, 'search-index'))).toBe(false);
});
