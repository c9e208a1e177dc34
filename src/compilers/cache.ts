/** Caches results on disk, keyed by a hash of everything that affects them. */
import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

export type Cache = {
  /**
   * Returns the cached value, or computes and caches it: once if calls with one key overlap, again if it can't be read.
   */
  readonly get: <Value>(key: unknown, make: () => Promise<Value>) => Promise<Value>;
  readonly counts: {hits: number; misses: number};
};

/** @param folder created when the first value is written */
export function createCache(folder: string): Cache {
  const pending = new Map<string, Promise<unknown>>();
  const counts = {hits: 0, misses: 0};
  const find = async <Value>(hash: string, make: () => Promise<Value>): Promise<Value> => {
    const file = path.join(folder, hash.slice(0, 2), `${hash.slice(2)}.json`);
    try {
      const value = JSON.parse(await readFile(file, 'utf8')) as Value;
      counts.hits++;
      return value;
    } catch {
      counts.misses++;
      const value = await make();
      await writeWhole(file, JSON.stringify(value));
      return value;
    }
  };
  return {
    counts,
    get: (key, make) => {
      const hash = createHash('sha256').update(JSON.stringify(key)).digest('hex');
      const same = pending.get(hash) as ReturnType<typeof make> | undefined;
      if (same) return same;
      const made = find(hash, make).finally(() => pending.delete(hash));
      pending.set(hash, made);
      return made;
    },
  };
}

/** Renames, so that another process never sees a half-written file. */
async function writeWhole(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
