/** What this browser has stored, for the page and the service worker. */
import type {Stored} from '../../lib/offline/manifest';

/** In the cache, next to the files. */
const STATE = '/offline-state.json';

/** Each locale has its own service worker. @param base with slashes at both ends */
export function cacheName(base: string): string {
  return `offline-pages ${base}`;
}

/** Undefined if nothing is stored or storing hasn't finished. */
export async function readStored(base: string): Promise<Stored | undefined> {
  const response = await caches.match(STATE, {cacheName: cacheName(base)});
  return response ? ((await response.json()) as Stored) : undefined;
}

/** Also files that a failed attempt left. */
export function hasFiles(base: string): Promise<boolean> {
  return caches.has(cacheName(base));
}

export async function writeStored(base: string, stored: Stored): Promise<void> {
  const cache = await caches.open(cacheName(base));
  await cache.put(STATE, new Response(JSON.stringify(stored), {headers: {'content-type': 'application/json'}}));
}

export async function storedKeys(cache: Cache): Promise<ReadonlySet<string>> {
  const keys = (await cache.keys()).map(({url}) => url.slice(new URL(url).origin.length));
  return new Set(keys.filter((key) => key !== STATE));
}
