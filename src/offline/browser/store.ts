/** Stores parts of the site in the browser, updates them, and removes them. */
import {
  MANIFESTS,
  PARTS_FILE,
  planFiles,
  readPartList,
  SHARED_PART,
  storeKey,
  WORKER_FILE,
  type FileList,
  type MissingWords,
  type Part,
  type PartList,
  type Plan,
} from '../core/manifest';
import {failureKind} from './failure';
import {cacheName, readStored, storedKeys, writeStored} from './state';

/** Files fetched at a time; more aren't faster. */
const AT_ONCE = 6;

/** How often to start over when a new build is published meanwhile. */
const ROUNDS = 3;

export type Progress = {
  /** Bytes stored so far, and bytes in total. */
  readonly done: number;
  readonly total: number;
};

/** The parts the site currently offers. @param base with slashes at both ends */
export async function fetchParts(base: string): Promise<PartList> {
  return readPartList(await fetchJson(`${base}${MANIFESTS}/${PARTS_FILE}`));
}

/**
 * The labels of the stored parts and of the document for missing pages, in the language of the page that stores them.
 */
export type StoreWords = {readonly nameOf: (part: Part) => string; readonly missing: MissingWords};

/**
 * Stores the shared part and the parts in `ids`, fetching only missing files, and removes other parts. Rejects if a
 * file can't be fetched or stored: the earlier copy stays intact, and fetched files are kept for the next attempt,
 * unless there was no space for them.
 */
export async function install(
  base: string,
  ids: readonly string[],
  words: StoreWords,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const cache = await caches.open(cacheName(base));
  try {
    const {list, parts, wanted} = await fetchNewest(base, cache, ids, onProgress);
    const registration = await navigator.serviceWorker.register(base + WORKER_FILE, {scope: base});
    await writeStored(base, {
      build: list.build,
      parts: parts.map((part) => ({id: part.id, kind: part.kind, start: part.start, name: words.nameOf(part)})),
      words: words.missing,
      files: Object.fromEntries(Object.entries(wanted).map(([address, [hash]]) => [address, hash])),
    });
    tellWorker(registration);
    await forget(cache, planFiles(wanted, await storedKeys(cache)).drop);
  } catch (error) {
    if (failureKind(error) === 'full') await makeRoom(base, cache);
    throw error;
  }
}

/** Removes everything stored, and the service worker. */
export async function remove(base: string): Promise<void> {
  await caches.delete(cacheName(base));
  const registration = await navigator.serviceWorker.getRegistration(base);
  if (!registration) return;
  // The worker keeps answering for pages that are already open.
  tellWorker(registration);
  await registration.unregister();
}

function tellWorker({active, waiting, installing}: ServiceWorkerRegistration): void {
  for (const worker of [active, waiting, installing]) worker?.postMessage('stored-changed');
}

/** Starts over if a new build is published meanwhile. */
async function fetchNewest(
  base: string,
  cache: Cache,
  ids: readonly string[],
  onProgress: (progress: Progress) => void,
): Promise<{readonly list: PartList; readonly parts: readonly Part[]; readonly wanted: FileList}> {
  let list = await fetchParts(base);
  for (let round = 1; ; round += 1) {
    const parts = list.parts.filter(({id}) => id === SHARED_PART || ids.includes(id));
    const lists = await Promise.all(
      parts.map(({id}) => fetchJson(`${base}${MANIFESTS}/${id}.json?build=${list.build}`)),
    );
    const wanted = Object.assign({}, ...(lists as FileList[])) as FileList;
    await fetchFiles(cache, planFiles(wanted, await storedKeys(cache)), wanted, onProgress);
    const now = await fetchParts(base);
    if (now.build === list.build || round === ROUNDS) return {list, parts, wanted};
    list = now;
  }
}

/** Removes files that no stored part needs. */
async function makeRoom(base: string, cache: Cache): Promise<void> {
  const stored = await readStored(base);
  if (!stored) return remove(base);
  const kept = new Set(Object.values(stored.files).map(storeKey));
  await forget(
    cache,
    [...(await storedKeys(cache))].filter((key) => !kept.has(key)),
  );
}

async function forget(cache: Cache, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => cache.delete(key)));
}

async function fetchFiles(
  cache: Cache,
  {fetch: missing}: Plan,
  wanted: FileList,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const total = [...new Map(Object.values(wanted)).values()].reduce((sum, bytes) => sum + bytes, 0);
  let done = total - missing.reduce((sum, {bytes}) => sum + bytes, 0);
  onProgress({done, total});
  const queue = missing.values();
  const errors: unknown[] = [];
  const work = async (): Promise<void> => {
    for (const {address, key, bytes} of queue) {
      if (errors.length > 0) return;
      await cache.put(key, await fetchFile(address));
      done += bytes;
      onProgress({done, total});
    }
  };
  // Once this settles, nothing more is written, even if it failed.
  await Promise.all(Array.from({length: AT_ONCE}, () => work().catch((error: unknown) => errors.push(error))));
  if (errors.length > 0) throw errors[0];
}

/** Browsers don't accept a redirected response as the answer to a navigation, so it's copied. */
async function fetchFile(address: string): Promise<Response> {
  const response = await ask(address);
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(await response.blob(), {headers});
}

async function fetchJson(address: string): Promise<unknown> {
  return (await ask(address)).json();
}

async function ask(address: string): Promise<Response> {
  const response = await fetch(address, {cache: 'no-cache'}).catch((error: unknown) => {
    throw new Error(`${address} could not be fetched.`, {cause: error});
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response;
}
