/** Shared by the specs for offline reading: a copy of the build, on a server that can be stopped and started. */
import fs from 'node:fs';
import type http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type {BrowserContext, Page} from 'playwright/test';
import {servePlain} from '../../scripts/serve';

export type OfflineSite = {
  /** The served folder. */
  readonly root: string;
  readonly origin: string;
  /**
   * Puts the browser offline and stops the server, because the browser's offline mode doesn't affect the service
   * worker.
   */
  readonly goOffline: (context: BrowserContext) => Promise<void>;
  readonly goOnline: (context: BrowserContext) => Promise<void>;
  readonly close: () => void;
};

/**
 * A copy of a build without videos, cards and duplicates, on its own port. @param build its folder @param prepare
 * changes the copy before it is served
 */
export async function serveCopy(
  build: string,
  prepare: (root: string) => Promise<void> = () => Promise.resolve(),
): Promise<OfflineSite> {
  const root = copyBuild(build);
  await prepare(root);
  let server = await serve(root, 0);
  const {port} = server.address() as AddressInfo;
  return {
    root,
    origin: `http://localhost:${port}`,
    async goOffline(context) {
      await context.setOffline(true);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    async goOnline(context) {
      server = await serve(root, port);
      await context.setOffline(false);
    },
    close() {
      server.closeAllConnections();
      server.close();
      fs.rmSync(root, {recursive: true, force: true});
    },
  };
}

/** How many service workers and caches the browser has for a site. */
export const held = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);

function copyBuild(build: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-build-'));
  for (const name of fs.readdirSync(build, {recursive: true, encoding: 'utf8'})) {
    const from = path.join(build, name);
    const to = path.join(folder, name);
    if (/^(?:videos|cards)/.test(name) || /\.(?:gz|br)$/.test(name)) continue;
    if (fs.statSync(from).isDirectory()) fs.mkdirSync(to, {recursive: true});
    else fs.copyFileSync(from, to);
  }
  return folder;
}

async function serve(root: string, port: number): Promise<http.Server> {
  const server = servePlain(root, port);
  await new Promise((resolve) => (server.listening ? resolve(undefined) : server.once('listening', resolve)));
  return server;
}
