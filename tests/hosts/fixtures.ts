/** Shared by the host tests: the site on a real nginx, and a check for policy violations. */
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test as base, type Page, type Request} from 'playwright/test';
import {startNginx} from '../../scripts/install/start-nginx';
import {createEndpoint} from '../../src/playground/build/endpoint';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {createNativeCompilers} from '../../src/compilers/build/native-compilers';
import {servePlain} from '../../scripts/serve';

export {expect};

const MEND_SCRIPT = 'Move inline scripts and handlers to a file in a folder browser/.';

/** A page's violations as sentences; empty if there are none. */
export function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  const foreign = (request: Request): boolean =>
    !['data:', 'blob:'].includes(new URL(request.url()).protocol) && new URL(request.url()).origin !== origin;
  page.on('request', (request) => {
    if (foreign(request))
      faults.push(
        `${page.url()} requests ${request.url()} from a foreign host. Put the file in static/, or add its host to foreignOrigins in src/hosting/build/hosts.ts with the reason.`,
      );
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error')
      faults.push(
        `${page.url()}: ${message.text()}${/Content.Security.Policy/i.test(message.text()) ? ` ${MEND_SCRIPT}` : ''}`,
      );
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      faults.push(`${page.url()} misses ${response.url()}`);
  });
  return faults;
}

/** Opens a page, waits until everything has loaded, and returns its violations. */
export async function visit(page: Page, origin: string, path: string): Promise<string[]> {
  const faults = watch(page, origin);
  const response = await page.goto(path, {waitUntil: 'networkidle'});
  expect(response?.status()).toBe(200);
  await expect(page.locator('[data-application]:not([data-started])')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toMatch(/^(?:light|dark)$/);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press('?');
  return faults;
}

export const test = base.extend<object, {readonly origin: string; readonly compilers: string}>({
  /** The origin of a server with this machine's compilers. */
  compilers: [
    async ({}, provide) => {
      const siteDir = path.resolve(__dirname, '../..');
      const server = servePlain(
        path.resolve('build'),
        0,
        createEndpoint(createNativeCompilers(compilerServiceOf(siteDir))),
      );
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
