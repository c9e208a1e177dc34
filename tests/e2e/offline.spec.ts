/**
 * Offline reading. A copy of the build is served on its own port, so that a newer build can replace it and stored files
 * don't affect other tests.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type BrowserContext, type Page} from 'playwright/test';
import type {PartList} from '../../src/offline/core/manifest';
import {held, serveCopy, type OfflineSite} from './offline-site';
import {runnable} from './fixtures';
import {hits, search} from './search-steps';
import {versionLines} from '../../src/config/versions';

const {latest, next} = versionLines.default;

const PARTS = 'offline-files/parts.json';

let site: OfflineSite;
let origin: string;
let context: BrowserContext;
let page: Page;

const at = (file: string): string => path.join(site.root, file);
const read = <Value>(file: string): Value => JSON.parse(fs.readFileSync(at(file), 'utf8')) as Value;

/**
 * Publishes a build with a different example on one page. React doesn't render code, so the browser shows it as it is
 * in the file.
 */
function publish(text: string): void {
  for (const file of ['docs/manual/latest/record.html', 'docs/manual/latest/record/index.html']) {
    fs.writeFileSync(at(file), fs.readFileSync(at(file), 'utf8').replaceAll('Pine Island', text));
  }
  const list = read<Record<string, readonly [string, number]>>('offline-files/manual-latest.json');
  fs.writeFileSync(
    at('offline-files/manual-latest.json'),
    JSON.stringify({...list, '/docs/manual/latest/record': [text.length.toString(16), 1]}),
  );
  fs.writeFileSync(at(PARTS), JSON.stringify({...read<PartList>(PARTS), build: text}));
}

test.describe.configure({mode: 'serial'});
test.setTimeout(180_000);

test.beforeAll(async ({browser}) => {
  site = await serveCopy('build');
  ({origin} = site);
  context = await browser.newContext();
  page = await context.newPage();
});

test.afterAll(async () => {
  await context.close();
  site.close();
});

const example = (): ReturnType<Page['locator']> => page.locator('.code pre').first();

test('@wide no page registers a service worker or stores anything unasked', async () => {
  await page.goto(`${origin}/docs/manual/latest/record`);
  await page.waitForLoadState('networkidle');
  expect(await held(page)).toEqual([0, 0]);
  await page.locator('.offline-link').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Read offline'})).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({length}) => length))).toBe(0);
});

test('@wide without enough space, the page says what to do and keeps nothing', async () => {
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 2_000_000});
  await page.getByRole('button', {name: 'Store', exact: true}).click();
  await expect(page.getByText(/This browser doesn't have enough space for \d+\.\d MB\. Select less/)).toBeVisible({
    timeout: 60_000,
  });
  await client.send('Storage.overrideQuotaForOrigin', {origin});
  await expect(page.getByRole('button', {name: 'Remove everything'})).toBeHidden();
  expect(await held(page)).toEqual([0, 0]);
});

test('@wide if the connection breaks, incomplete parts aren’t served, and the next attempt continues', async () => {
  const refused = '**/docs/manual/latest/record';
  await page.route(refused, (route) => route.abort());
  await page.getByRole('button', {name: 'Store', exact: true}).click();
  await expect(page.getByText('Try again when your connection is better')).toBeVisible({timeout: 60_000});
  await expect(page.locator('.offline-installed')).toBeHidden();
  await expect(page.getByRole('button', {name: 'Remove everything'})).toBeVisible();
  expect((await held(page))[0]).toBe(0);
  await page.unroute(refused);
});

test('@wide the page shows the parts and their sizes, and stores them on request', async () => {
  const manual = page.getByRole('checkbox', {name: `Language manual and API, ${latest.name}`});
  await expect(manual).toBeChecked();
  const [shared] = read<PartList>(PARTS).parts;
  await expect(page.getByText(`${(shared!.bytes / 1e6).toFixed(1)} MB on this device`).first()).toBeVisible();
  await page.getByRole('checkbox', {name: `Language manual and API, ${next.name}`}).check();
  await page.getByRole('button', {name: 'Store', exact: true}).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Installed', {exact: true}).first()).toBeVisible({timeout: 120_000});
  await expect(page.locator('.offline-installed')).toBeVisible();
});

test('@wide offline: read, follow links, switch versions, open an address with a version number', async () => {
  await site.goOffline(context);
  await page.goto(`${origin}/docs/manual/latest/record`);
  await expect(page.getByRole('heading', {level: 1, name: 'Record'})).toBeVisible();
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--content-width')),
  ).toBe('740px');
  await page.locator('.page-steps [rel=next]').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Object'})).toBeVisible();
  await page.locator('.version-picker summary:visible').click();
  await page.locator('.version-picker li a', {hasText: next.label}).first().click();
  // The browser has cached a plain host's redirect to the address with a slash.
  await expect(page).toHaveURL(/\/docs\/manual\/next\/object\/?$/);
  await expect(page.getByRole('heading', {level: 1, name: 'Object'})).toBeVisible();
  await page.goto(`${origin}/docs/manual/${latest.id}/record/`);
  await expect(page).toHaveURL(/\/docs\/manual\/latest\/record\/?$/);
  await page.goto(`${origin}/docs/manual/next/api/stdlib/array#map`);
  await expect(page.getByRole('heading', {level: 1, name: 'Array'})).toBeVisible();
});

test('@wide offline: examples run, also those whose program is beside the page', async () => {
  for (const address of ['docs/manual/latest/record', 'docs/manual/next/api/stdlib/array']) {
    await page.goto(`${origin}/${address}`);
    const block = runnable(page);
    await block.getByRole('button', {name: 'Run'}).click();
    await expect(block.getByRole('log')).toContainText(' = ');
  }
});

test('@wide offline: a step of the tutorial is complete, and says what is missing to edit it', async () => {
  await page.goto(`${origin}/docs/manual/latest/learn-options`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Options');
  await page.locator('.exercise-bar button').press('Enter');
  await expect(page.locator('.workbench-result')).toContainText('The goal and the solution are there');
  await page.getByText('Solution', {exact: true}).click();
  await expect(page.locator('.tutorial-help .code')).toContainText("isn't on this walk");
});

test('@wide offline: search uses the stored index', async () => {
  test.skip(!fs.existsSync('build/search-index/manifest.json'), 'this build has no search index of its own');
  await page.goto(`${origin}/docs/manual/latest/record`);
  await search(page, 'optional fields');
  await expect(hits(page).first()).toBeVisible({timeout: 20_000});
  await page.keyboard.press('Escape');
});

test('@wide offline: a page that isn’t stored says so and lists what is', async () => {
  await page.goto(`${origin}/docs/react/latest/introduction`);
  await expect(page.getByRole('heading', {name: "This page isn't stored"})).toBeVisible();
  await page.getByRole('link', {name: `Language manual and API, ${latest.name}`}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Introduction'})).toBeVisible();
});

test('@wide online again: pages are up to date right away, the newer build is offered, and an update fetches only what changed', async () => {
  await page.goto(`${origin}/docs/manual/latest/object`);
  await expect(page.locator('.offline-installed')).toBeVisible();
  publish('Fresh Island');
  await site.goOnline(context);
  // On the open page, without an action by the reader, whether or not the browser noticed the lost connection.
  await expect(page.locator('.offline-update')).toBeVisible({timeout: 30_000});
  await page
    .getByRole('navigation', {name: 'Pages of this section'})
    .getByRole('link', {name: 'Record', exact: true})
    .click();
  await expect(page.getByRole('heading', {level: 1, name: 'Record'})).toBeVisible();
  await page.goto(`${origin}/docs/manual/latest/record`);
  await expect(example()).toContainText('Fresh Island');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.locator('.offline-update')).toBeVisible();
  await page.goto(`${origin}/offline`);
  await expect(page.getByText('Update available', {exact: true}).first()).toBeVisible();
  const asked: string[] = [];
  // Not what the browser itself loads ahead, for example a link below the pointer.
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', {name: 'Update', exact: true}).click();
  await expect(page.getByText('Installed', {exact: true}).first()).toBeVisible();
  expect(asked.filter((pathname) => pathname.startsWith('/docs/'))).toEqual(
    expect.arrayContaining(['/docs/manual/latest/record']),
  );
  expect(asked.filter((pathname) => /^\/docs\/.*(?<!record\/?)$/.test(pathname))).toEqual([]);
  await site.goOffline(context);
  await page.goto(`${origin}/docs/manual/latest/record`);
  await expect(example()).toContainText('Fresh Island');
  await site.goOnline(context);
});

test('@wide removing takes one click and leaves nothing', async () => {
  await page.goto(`${origin}/offline`);
  await page.getByRole('button', {name: 'Remove everything'}).click();
  await expect(page.getByRole('button', {name: 'Store', exact: true})).toBeEnabled();
  for (const notice of ['.offline-installed', '.offline-update']) await expect(page.locator(notice)).toBeHidden();
  // The worker keeps answering for this page until the reader leaves it, but must not store anything again.
  await page.evaluate(
    (address) => fetch(address).then((response) => response.text()),
    `${origin}/offline-files/parts.json`,
  );
  expect(await held(page)).toEqual([0, 0]);
});
