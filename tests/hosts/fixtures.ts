/** What the tests of the hosts share: the site behind a real nginx, and a watch over what a page may not do. */
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test as base, type Page, type Request} from 'playwright/test';
import {startNginx} from '../../scripts/hosting/nginx';
import {createEndpoint} from '../../src/plugins/playground/endpoint';
import {createNativeCompilers} from '../../src/plugins/playground/native-compilers';
import {servePlain} from '../server/plain-server';

export {expect};

const MEND_SCRIPT = 'Move inline scripts and handlers to a file of src/client.';

/** What a page did that it may not: sentences, empty where all is well. */
export function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  const foreign = (request: Request): boolean => !['data:', 'blob:'].includes(new URL(request.url()).protocol) && new URL(request.url()).origin !== origin;
  page.on('request', (request) => {
    if (foreign(request)) faults.push(`${page.url()} asks a foreign host for ${request.url()}. Put the file into static/, or name its host in foreignOrigins of src/config/hosts.ts with the reason.`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}${/Content.Security.Policy/i.test(message.text()) ? ` ${MEND_SCRIPT}` : ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document') faults.push(`${page.url()} misses ${response.url()}`);
  });
  return faults;
}

/** Opens a page, lets it load all that it loads by itself, and says what it did that it may not. */
export async function visit(page: Page, origin: string, path: string): Promise<string[]> {
  const faults = watch(page, origin);
  const response = await page.goto(path, {waitUntil: 'networkidle'});
  expect(response?.status()).toBe(200);
  await page.waitForFunction(() => (window as unknown as {docusaurusRoot?: unknown}).docusaurusRoot !== undefined);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toMatch(/^(?:light|dark)$/);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press('?');
  return faults;
}

export const test = base.extend<object, {readonly origin: string; readonly compilers: string}>({
  /** The origin of a server with the compilers of this machine. */
  compilers: [
    async ({}, provide) => {
      const siteDir = path.resolve(__dirname, '../..');
      const server = servePlain(path.resolve('build'), 0, createEndpoint(createNativeCompilers({siteDir, cacheDir: path.join(siteDir, '.cache')})));
      await once(server, 'listening');
      await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
  origin: [
    async ({}, provide) => {
      const nginx = await startNginx('build');
      await provide(nginx.origin);
      await nginx.stop();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({origin}, provide) => provide(origin),
});
