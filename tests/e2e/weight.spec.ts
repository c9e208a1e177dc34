/** What a browser loads before the reader does anything: bytes over the wire, requests, nodes. */
import {gzipSync} from 'node:zlib';
import type {Response} from 'playwright/test';
import {expect, open, test, type Page} from './fixtures';

const KB = 1024;

type Loaded = {readonly type: string; readonly bytes: number; readonly prefetch: boolean};

async function load(page: Page, path: string): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, {type: string; prefetch: boolean}>();
  const loaded: Loaded[] = [];
  session.on('Network.requestWillBeSent', ({requestId, type, request}) =>
    requests.set(requestId, {type: type ?? 'Other', prefetch: Object.entries(request.headers).some(([name, value]) => /purpose/i.test(name) && value === 'prefetch')}),
  );
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const request = requests.get(requestId);
    if (request) loaded.push({...request, bytes: encodedDataLength});
  });
  await open(page, path);
  await page.waitForLoadState('networkidle');
  return loaded;
}

const sum = (loaded: readonly Loaded[]): number => loaded.reduce((total, {bytes}) => total + bytes, 0);

test('a docs page loads at most 165 KB of JavaScript in at most 20 requests, and fetches at most 60 KB ahead', {tag: '@wide'}, async ({page}) => {
  const loaded = await load(page, '/docs/manual/latest/record');
  const own = loaded.filter(({prefetch}) => !prefetch);
  expect(sum(own.filter(({type}) => type === 'Script'))).toBeLessThanOrEqual(165 * KB);
  expect(sum(own.filter(({type}) => type === 'Stylesheet'))).toBeLessThanOrEqual(18 * KB);
  expect(own.length).toBeLessThanOrEqual(20);
  expect(sum(loaded.filter(({prefetch}) => prefetch))).toBeLessThanOrEqual(60 * KB);
});

test('a docs page has at most 2,500 nodes', {tag: '@wide'}, async ({page}) => {
  await open(page, '/docs/manual/latest/record');
  expect(await page.locator('*').count()).toBeLessThanOrEqual(2500);
});

test('the landing page without videos loads at most 350 KB', {tag: '@wide'}, async ({page}) => {
  const loaded = await load(page, '/');
  expect(sum(loaded.filter(({type, prefetch}) => type !== 'Media' && !prefetch))).toBeLessThanOrEqual(350 * KB);
});

test('the first intent to search loads at most 45 KB of code, styles and worker included', {tag: '@wide'}, async ({page}) => {
  await open(page, '/docs/manual/latest/record');
  await page.waitForLoadState('networkidle');
  const code = new Map<string, number>();
  const weigh = async (response: Response): Promise<void> => {
    const {pathname} = new URL(response.url());
    if (/\/assets\/.*\.(?:js|css)$/.test(pathname)) code.set(pathname, gzipSync(await response.body(), {level: 9}).length);
  };
  const weighed: Promise<void>[] = [];
  page.context().on('response', (response) => weighed.push(weigh(response)));
  await page.keyboard.press('/');
  await page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox').fill('record');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await Promise.all(weighed);
  expect(code.size).toBeGreaterThanOrEqual(3);
  expect([...code.values()].reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(45 * KB);
});

test('the playground loads at most 300 KB of JavaScript before a compiler, other pages nothing of it', {tag: '@wide'}, async ({page}) => {
  const own: string[] = [];
  page.on('request', (request) => {
    if (/features_playground|codemirror/.test(request.url())) own.push(request.url());
  });
  for (const path of ['/', '/docs/manual/latest/record', '/blog']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(own).toEqual([]);
  const loaded = await load(page, '/try');
  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(sum(loaded.filter(({type, prefetch}) => type === 'Script' && !prefetch))).toBeLessThanOrEqual(300 * KB);
});

test('no page asks a foreign host for anything', async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  for (const path of ['/', '/docs/manual/latest/record', '/docs/manual/next/api', '/community/overview', '/blog', '/try', '/search']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
});
