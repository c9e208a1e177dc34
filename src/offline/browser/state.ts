/** What this browser has stored, for the page and the service worker. */
import type {Stored} from '../core/manifest';

/** The key of the state in the cache, next to the files. */
const STATE = '/offline-state.json';

/** Each locale has its own service worker. @param base with slashes at both ends */
export function cacheName(base: string): string {
  return `offline-pages ${base}`;
}

/** The state; undefined if nothing is stored or storing hasn't finished. */
export async function readStored(base: string): Promise<Stored | undefined> {
  const response = await caches.match(STATE, {cacheName: cacheName(base)});
  return response ? ((await response.json()) as Stored) : undefined;
}

/** Whether the browser holds any files, including those a failed attempt left for the next one. */
export function hasFiles(base: string): Promise<boolean> {
  return caches.has(cacheName(base));
}

export async function writeStored(base: string, stored: Stored): Promise<void> {
  const cache = await caches.open(cacheName(base));
  await cache.put(STATE, new Response(JSON.stringify(stored), {headers: {'content-type': 'application/json'}}));
}

/** The keys of all stored files. */
export async function storedKeys(cache: Cache): Promise<ReadonlySet<string>> {
  const keys = (await cache.keys()).map(({url}) => url.slice(new URL(url).origin.length));
  return new Set(keys.filter((key) => key !== STATE));
}
