/** What the tests of the hosts share: the site behind a real nginx, and a watch over what a page may not do. */
import {expect, test as base, type Page, type Request} from 'playwright/test';
import {startNginx} from '../../scripts/hosting/nginx';

export {expect};

/** What a page did that it may not: sentences, empty where all is well. */
export function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  const foreign = (request: Request): boolean => !['data:', 'blob:'].includes(new URL(request.url()).protocol) && new URL(request.url()).origin !== origin;
  page.on('request', (request) => {
    if (foreign(request)) faults.push(`${page.url()} asks a foreign host for ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document') faults.push(`${page.url()} misses ${response.url()}`);
  });
  return faults;
}

export const test = base.extend<object, {readonly origin: string}>({
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
