/**
 * What a browser loads before the reader does anything, against ten budgets: transferred bytes (KB of 1024) and counts.
 * Lower one that the site stays far below, and discuss one that can't be kept instead of just raising it.
 */
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Response} from 'playwright/test';
import {allVersions, versionLines} from '../../src/config/versions';
import {enter, expect, open, test, type Page} from './fixtures';

const BUDGETS = {
  /** Of a docs page: its script and what fetches pages ahead. */
  script: 10.5,
  style: 15.5,
  fonts: 21,
  html: 18,
  requests: 8,
  /** All of the front page but its posters, whose number depends on how fast the browser takes the network to be. */
  landing: 60,
  /** JavaScript before a compiler. */
  playground: 300,
  /** The files of a version, not compressed. */
  searchIndex: 635,
  /** Code from the first intent to search to the first hit. */
  firstSearch: 40,
  /** All files of the build, in MB: so much for each version of the manual, and for the rest. */
  build: 40 * allVersions(versionLines.default).length + 60,
};

const DOCS_PAGE = '/docs/manual/latest/record';
const KB = 1024;
const root = path.resolve('build');

type Loaded = {readonly url: string; readonly type: string; readonly bytes: number};

/** What a page loads, and apart from it, what it fetches ahead. */
async function load(page: Page, address: string): Promise<{readonly own: Loaded[]; readonly ahead: Loaded[]}> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, Omit<Loaded, 'bytes'>>();
  const headers = new Map<string, number>();
  const own: Loaded[] = [];
  const ahead: Loaded[] = [];
  session.on('Network.requestWillBeSent', ({requestId, type, request}) =>
    requests.set(requestId, {url: request.url, type: type ?? 'Other'}),
  );
  session.on('Network.responseReceived', ({requestId, response}) => headers.set(requestId, response.encodedDataLength));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const request = requests.get(requestId);
    if (!request) return;
    const isPage = request.type === 'Fetch' && !/\.\w+$/.test(new URL(request.url).pathname);
    // Headers are the host's.
    (isPage ? ahead : own).push({...request, bytes: encodedDataLength - (headers.get(requestId) ?? 0)});
  });
  await open(page, address);
  await page.waitForLoadState('networkidle');
  return {own, ahead};
}

const sum = (loaded: readonly Loaded[], type?: string): number =>
  loaded.filter((one) => type === undefined || one.type === type).reduce((total, {bytes}) => total + bytes, 0) / KB;

test('a docs page keeps its budgets, and fetches at most 30 KB ahead', {tag: '@wide'}, async ({page}) => {
  const {own, ahead} = await load(page, DOCS_PAGE);
  expect(sum(own, 'Script')).toBeLessThanOrEqual(BUDGETS.script);
  expect(sum(own, 'Stylesheet')).toBeLessThanOrEqual(BUDGETS.style);
  expect(sum(own, 'Font')).toBeLessThanOrEqual(BUDGETS.fonts);
  expect(sum(own, 'Document')).toBeLessThanOrEqual(BUDGETS.html);
  expect(own.length).toBeLessThanOrEqual(BUDGETS.requests);
  expect(sum(ahead)).toBeLessThanOrEqual(30);
});

test('the front page keeps its budget, and loads no video', {tag: '@wide'}, async ({page}) => {
  const {own} = await load(page, '/');
  expect(own.filter(({url}) => /\.(?:webm|mp4)$/.test(url))).toEqual([]);
  expect(sum(own.filter(({url}) => !url.endsWith('.avif')))).toBeLessThanOrEqual(BUDGETS.landing);
});

test('the playground keeps its budget, and other pages load none of it', {tag: '@wide'}, async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:applications|playground|editor)\./.test(request.url())) asked.push(request.url());
  });
  for (const address of ['/', DOCS_PAGE, '/blog']) {
    await open(page, address);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
  const {own} = await load(page, '/try');
  expect(asked.length).toBeGreaterThanOrEqual(3);
  expect(sum(own, 'Script')).toBeLessThanOrEqual(BUDGETS.playground);
});

test('the first search keeps its budget', {tag: '@wide'}, async ({page}) => {
  await open(page, DOCS_PAGE);
  await page.waitForLoadState('networkidle');
  const code = new Map<string, number>();
  const weigh = async (response: Response): Promise<void> => {
    const {pathname} = new URL(response.url());
    if (/\/assets\/.*\.(?:js|css)$/.test(pathname))
      code.set(pathname, gzipSync(await (await page.request.get(response.url())).body(), {level: 9}).length);
  };
  const weighed: Promise<void>[] = [];
  page.context().on('response', (response) => weighed.push(weigh(response)));
  await page.keyboard.press('/');
  await enter(page.getByRole('dialog', {name: 'Search'}).getByRole('combobox'), 'record');
  await expect(page.getByRole('option').first()).toBeVisible();
  await Promise.all(weighed);
  expect(code.size).toBeGreaterThanOrEqual(2);
  expect([...code.values()].reduce((total, bytes) => total + bytes, 0) / KB).toBeLessThanOrEqual(BUDGETS.firstSearch);
});

test('the search index of each version and the build’s folder keep their budgets', {tag: '@wide'}, () => {
  const folder = path.join(root, 'search-index');
  const {shared, versions} = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
    readonly shared: string;
    readonly versions: Readonly<Record<string, string>>;
  };
  const size = (file: string): number => fs.statSync(path.join(folder, file)).size / KB;
  const heaviest = Math.max(...Object.values(versions).map((file) => size(file) + size(shared)));
  expect(heaviest).toBeLessThanOrEqual(BUDGETS.searchIndex);
  const files = fs.readdirSync(root, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const bytes = files.reduce((total, {parentPath, name}) => total + fs.statSync(path.join(parentPath, name)).size, 0);
  expect(bytes / KB / KB).toBeLessThanOrEqual(BUDGETS.build);
});
