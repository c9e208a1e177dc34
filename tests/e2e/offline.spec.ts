/**
 * Reading offline: a build is copied and served on a port of its own, so that a newer build can take its place
 * and nothing that is stored reaches other tests.
 */
import fs from 'node:fs';
import type http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, test, type BrowserContext, type Page} from 'playwright/test';
import type {PartList} from '../../src/lib/offline/manifest';
import {servePlain} from '../server/plain-server';
import {hits, search} from './search-steps';

const PARTS = 'offline-files/parts.json';

let root: string;
let server: http.Server;
let origin: string;
let context: BrowserContext;
let page: Page;

const at = (file: string): string => path.join(root, file);
const read = <Value>(file: string): Value => JSON.parse(fs.readFileSync(at(file), 'utf8')) as Value;

/** A copy without doubles: those are of no use here, and hard links cost nothing. */
function copyBuild(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-build-'));
  for (const name of fs.readdirSync('build', {recursive: true, encoding: 'utf8'})) {
    const from = path.join('build', name);
    const to = path.join(folder, name);
    if (/^(?:videos|cards)/.test(name) || /\.(?:gz|br)$/.test(name)) continue;
    if (fs.statSync(from).isDirectory()) fs.mkdirSync(to, {recursive: true});
    else fs.copyFileSync(from, to);
  }
  return folder;
}

/** Publishes a build in which the example of one page is another. Code is no element of React, so it stays as it is in the file. */
function publish(text: string): void {
  for (const file of ['docs/manual/latest/record.html', 'docs/manual/latest/record/index.html']) {
    fs.writeFileSync(at(file), fs.readFileSync(at(file), 'utf8').replaceAll('Northern Line', text));
  }
  const list = read<Record<string, readonly [string, number]>>('offline-files/manual-latest.json');
  fs.writeFileSync(at('offline-files/manual-latest.json'), JSON.stringify({...list, '/docs/manual/latest/record': [text.length.toString(16), 1]}));
  fs.writeFileSync(at(PARTS), JSON.stringify({...read<PartList>(PARTS), build: text}));
}

async function serve(port: number): Promise<void> {
  server = servePlain(root, port);
  await new Promise((resolve) => (server.listening ? resolve(undefined) : server.once('listening', resolve)));
}

/** The browser is told, and the server is gone: the first alone does not reach the service worker. */
async function goOffline(): Promise<void> {
  await context.setOffline(true);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function goOnline(): Promise<void> {
  await serve(Number(new URL(origin).port));
  await context.setOffline(false);
}

test.describe.configure({mode: 'serial'});
test.setTimeout(180_000);

test.beforeAll(async ({browser}) => {
  root = copyBuild();
  await serve(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  context = await browser.newContext();
  page = await context.newPage();
});

test.afterAll(async () => {
  await context.close();
  server.close();
  fs.rmSync(root, {recursive: true, force: true});
});

const example = (): ReturnType<Page['locator']> => page.locator('.code pre').first();

test('@wide no page registers a service worker or stores anything by itself', async () => {
  await page.goto(`${origin}/docs/manual/latest/record`);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])).toEqual([0, 0]);
  await page.locator('.offline-link').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Read offline'})).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({length}) => length))).toBe(0);
});

test('@wide the page says what is stored and how large it is, and stores it when asked', async () => {
  const manual = page.getByRole('checkbox', {name: /Language manual and API, v11/});
  await expect(manual).toBeChecked();
  const [shared] = read<PartList>(PARTS).parts;
  await expect(page.getByText(`${(shared!.bytes / 1e6).toFixed(1)} MB stored`)).toBeVisible();
  await page.getByRole('checkbox', {name: /Language manual and API, v12/}).check();
  await page.getByRole('button', {name: 'Store', exact: true}).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Installed', {exact: true}).first()).toBeVisible({timeout: 120_000});
  await expect(page.locator('.offline-installed')).toBeVisible();
});

test('@wide offline: read, follow links, switch the version, take an address by number', async () => {
  await goOffline();
  await page.goto(`${origin}/docs/manual/latest/record`);
  await expect(page.getByRole('heading', {level: 1, name: 'Record'})).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--content-width'))).toBe('740px');
  await page.locator('.page-steps .next').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Object'})).toBeVisible();
  await page.locator('.version-picker summary:visible').click();
  await page.locator('.version-picker li a', {hasText: 'v12.0.0'}).first().click();
  // A plain host's way to the address with a slash is kept by the browser.
  await expect(page).toHaveURL(/\/docs\/manual\/next\/object\/?$/);
  await expect(page.getByRole('heading', {level: 1, name: 'Object'})).toBeVisible();
  await page.goto(`${origin}/docs/manual/v11.0.0/record/`);
  await expect(page).toHaveURL(/\/docs\/manual\/latest\/record\/?$/);
  await page.goto(`${origin}/docs/manual/next/api/stdlib/array#map`);
  await expect(page.getByRole('heading', {level: 1, name: 'Array'})).toBeVisible();
});

test('@wide offline: search answers from the stored index', async () => {
  test.skip(!fs.existsSync('build/search-index/manifest.json'), 'this build has no search index of its own');
  await page.goto(`${origin}/docs/manual/latest/record`);
  await page.waitForFunction(() => (window as unknown as {docusaurusRoot?: unknown}).docusaurusRoot !== undefined);
  await search(page, 'optional fields');
  await expect(hits(page).first()).toBeVisible({timeout: 20_000});
  await page.keyboard.press('Escape');
});

test('@wide offline: a page that is not stored says so and names what is', async () => {
  await page.goto(`${origin}/docs/react/latest/introduction`);
  await expect(page.getByRole('heading', {name: 'This page is not stored'})).toBeVisible();
  await page.getByRole('link', {name: /Language manual and API v11/}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Introduction'})).toBeVisible();
});

test('@wide online again: pages are fresh at once, the newer build is offered, and an update fetches what has changed', async () => {
  await goOnline();
  publish('Fresh Line');
  await page.goto(`${origin}/docs/manual/latest/record`);
  await expect(example()).toContainText('Fresh Line');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.locator('.offline-update')).toBeVisible();
  await page.goto(`${origin}/offline`);
  await expect(page.getByText('Update waiting', {exact: true}).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', {name: 'Update', exact: true}).click();
  await expect(page.getByText('Installed', {exact: true}).first()).toBeVisible();
  expect(asked.filter((pathname) => pathname.startsWith('/docs/'))).toEqual(expect.arrayContaining(['/docs/manual/latest/record']));
  expect(asked.filter((pathname) => /^\/docs\/.*(?<!record\/?)$/.test(pathname))).toEqual([]);
  await goOffline();
  await page.goto(`${origin}/docs/manual/latest/record`);
  await expect(example()).toContainText('Fresh Line');
  await goOnline();
});

test('@wide removing takes one click and leaves nothing', async () => {
  await page.goto(`${origin}/offline`);
  await page.getByRole('button', {name: 'Remove everything'}).click();
  await expect(page.getByRole('button', {name: 'Store', exact: true})).toBeEnabled();
  expect(await page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])).toEqual([0, 0]);
});
