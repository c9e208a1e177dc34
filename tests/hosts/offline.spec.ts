/** Offline reading on a real nginx, with the build's policy and cache lifetimes. */
import {test, type BrowserContext, type Page} from 'playwright/test';
import {startNginx, type Nginx} from '../../scripts/install/start-nginx';
import {hits, search} from '../e2e/search-steps';
import {expect, watch} from './fixtures';
import {versionLines} from '../../src/config/versions';

const {next} = versionLines.default;

let nginx: Nginx;
let context: BrowserContext;
let page: Page;
let faults: string[];

/** Without a network, the page's own requests fail and are logged. Policy violations still count. */
const forbidden = (): readonly string[] => faults.filter((fault) => /policy|foreign host|refused to/i.test(fault));

test.describe.configure({mode: 'serial'});
test.setTimeout(180_000);

test.beforeAll(async ({browser}) => {
  nginx = await startNginx('build');
  context = await browser.newContext();
  page = await context.newPage();
  faults = watch(page, nginx.origin);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
});

test.afterAll(async () => {
  await context.close();
  await nginx.stop();
});

test('the service worker’s file is always revalidated, and may fetch from the site', async ({request}) => {
  const answer = await request.get(`${nginx.origin}/service-worker.js`);
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers['content-type']).toMatch(/^(?:application|text)\/javascript/);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
  for (const file of ['parts.json', 'shared.json']) {
    const list = await request.get(`${nginx.origin}/offline-files/${file}`);
    expect([list.status(), list.headers()['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
  }
});

test('storing follows the policy', async () => {
  await page.goto(`${nginx.origin}/offline`);
  await page.getByRole('checkbox', {name: `Language manual and API, ${next.name}`}).check();
  await page.getByRole('button', {name: 'Store', exact: true}).click();
  await expect(page.getByText('Installed', {exact: true}).first()).toBeVisible({timeout: 120_000});
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${nginx.origin}/docs/manual/latest/record`, {waitUntil: 'networkidle'});
  await expect(page.locator('.offline-installed')).toBeVisible();
  expect(faults).toEqual([]);
});

test('offline: read, follow links, search and switch the version, under the same policy', async () => {
  await context.setOffline(true);
  await nginx.stop();
  const answer = await page.goto(`${nginx.origin}/docs/manual/latest/record`);
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(answer?.headers()['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'(?: https:\/\/\S+)? 'sha256-/,
  );
  await expect(page.getByRole('heading', {level: 1, name: 'Record'})).toBeVisible();
  await page.locator('.page-steps [rel=next]').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Object'})).toBeVisible();
  await search(page, 'optional fields');
  await expect(hits(page).first()).toBeVisible({timeout: 20_000});
  await hits(page).first().click();
  await expect(page).not.toHaveURL(/\/object/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.goto(`${nginx.origin}/docs/manual/latest/object`);
  await page.locator('.version-picker summary:visible').click();
  await page.locator('.version-picker li a', {hasText: next.label}).first().click();
  await expect(page).toHaveURL(/\/docs\/manual\/next\/object$/);
  await expect(page.getByRole('heading', {level: 1, name: 'Object'})).toBeVisible();
  expect(forbidden()).toEqual([]);
});

test('offline: the message for a page that isn’t stored has its own policy', async () => {
  const answer = await page.goto(`${nginx.origin}/docs/react/latest/introduction`);
  expect([answer?.status(), answer?.headers()['content-security-policy']]).toEqual([
    503,
    "default-src 'none'; style-src 'unsafe-inline'",
  ]);
  await expect(page.getByRole('heading', {name: "This page isn't stored"})).toBeVisible();
  expect(forbidden()).toEqual([]);
});
