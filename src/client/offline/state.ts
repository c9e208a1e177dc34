/** What is stored in this browser, as the page and the service worker both read it. */
import type {Stored} from '../../lib/offline/manifest';

export const CACHE = 'offline-pages';

/** The key of the state among the files. */
const STATE = '/offline-state.json';

/** The state; undefined when nothing is stored. */
export async function readStored(): Promise<Stored | undefined> {
  if (!(await caches.has(CACHE))) return undefined;
  const response = await (await caches.open(CACHE)).match(STATE);
  return response ? ((await response.json()) as Stored) : undefined;
}

export async function writeStored(stored: Stored): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(STATE, new Response(JSON.stringify(stored), {headers: {'content-type': 'application/json'}}));
}

/** The keys of all stored files. */
export async function storedKeys(cache: Cache): Promise<ReadonlySet<string>> {
  const keys = (await cache.keys()).map(({url}) => url.slice(new URL(url).origin.length));
  return new Set(keys.filter((key) => key !== STATE));
}
