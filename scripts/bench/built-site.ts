/** What the benchmarks have in common: servers, a browser, and quantiles of several results. */
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser, type Page} from 'playwright';
import type {Endpoint} from '../../src/playground/build/endpoint';
import {findBrowser} from '../install';
import {servePlain} from '../serve';

/** Serves each folder at an origin of its own and starts a browser. Both stop when the work is done. */
export async function withBrowser<T>(
  roots: readonly string[],
  work: (browser: Browser, origins: readonly string[]) => Promise<T>,
  endpoint?: Endpoint,
): Promise<T> {
  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath === undefined ? {} : {executablePath});
  const servers = roots.map((root) => servePlain(root, 0, endpoint));
  try {
    for (const server of servers) if (!server.listening) await once(server, 'listening');
    return await work(
      browser,
      servers.map((server) => `http://localhost:${(server.address() as AddressInfo).port}`),
    );
  } finally {
    await browser.close();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}

/** Lets functions with a name run in the page: tsx wraps each in a call of `__name`. */
export const defineName = (page: Page): Promise<unknown> => page.addInitScript('globalThis.__name = (value) => value');

/** The value that a share of the values doesn't exceed: 0.5 gives the median. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;
