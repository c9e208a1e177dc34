/** Stores parts of the site in the browser, brings them up to date, and removes them. */
import {MANIFESTS, PARTS_FILE, planFiles, readPartList, SHARED_PART, WORKER_FILE, type FileList, type PartList, type Plan} from '../../lib/offline/manifest';
import {CACHE, readStored, storedKeys, writeStored} from './state';

/** Files fetched at a time: more do not come faster. */
const AT_ONCE = 6;

/** How often a build that is published meanwhile is followed. */
const ROUNDS = 3;

export type Progress = {
  /** Bytes of the files that are there and that are wanted in all. */
  readonly done: number;
  readonly total: number;
};

/** What the site has to offer now. @param base with slashes at both ends */
export async function fetchParts(base: string): Promise<PartList> {
  return readPartList(await fetchJson(`${base}${MANIFESTS}/${PARTS_FILE}`));
}

/**
 * Stores the shared part and those of `ids`, fetching only what is not there, and forgets other parts. Rejects
 * when something cannot be fetched or stored; what was stored before stays as it was.
 */
export async function install(base: string, ids: readonly string[], onProgress: (progress: Progress) => void): Promise<void> {
  let list = await fetchParts(base);
  for (let round = 0; round < ROUNDS; round += 1) {
    await installBuild(base, list, ids, onProgress);
    const now = await fetchParts(base);
    if (now.build === list.build) break;
    list = now;
  }
  await navigator.serviceWorker.register(base + WORKER_FILE, {scope: base});
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage('stored-changed');
}

/** Removes everything that was stored, and the service worker. */
export async function remove(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  await registration?.unregister();
  await caches.delete(CACHE);
}

async function installBuild(base: string, list: PartList, ids: readonly string[], onProgress: (progress: Progress) => void): Promise<void> {
  const parts = list.parts.filter(({id}) => id === SHARED_PART || ids.includes(id));
  const lists = await Promise.all(parts.map(({id}) => fetchJson(`${base}${MANIFESTS}/${id}.json?build=${list.build}`)));
  const wanted = Object.assign({}, ...(lists as FileList[])) as FileList;
  const cache = await caches.open(CACHE);
  const plan = planFiles(wanted, await storedKeys(cache));
  await fetchFiles(cache, plan, wanted, onProgress);
  await writeStored({
    build: list.build,
    parts: parts.map(({id, kind, label, start}) => ({id, kind, label, start})),
    files: Object.fromEntries(Object.entries(wanted).map(([address, [hash]]) => [address, hash])),
  });
  await Promise.all(plan.drop.map((key) => cache.delete(key)));
}

async function fetchFiles(cache: Cache, {fetch: missing}: Plan, wanted: FileList, onProgress: (progress: Progress) => void): Promise<void> {
  const total = [...new Map(Object.values(wanted)).values()].reduce((sum, bytes) => sum + bytes, 0);
  let done = total - missing.reduce((sum, {bytes}) => sum + bytes, 0);
  onProgress({done, total});
  const queue = missing.values();
  const work = async (): Promise<void> => {
    for (const {address, key, bytes} of queue) {
      await cache.put(key, await fetchFile(address));
      done += bytes;
      onProgress({done, total});
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
}

/** A response of its own: one that was redirected to the address with a slash is no answer to a navigation. */
async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(await response.blob(), {headers});
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.json();
}

export {readStored};
