/** Caches results on disk, keyed by a hash of everything that affects them. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {readText} from '../../kit/build/files/text';
import {writeWhole} from '../../kit/build/files/write-whole';

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
      const value = JSON.parse(await readText(file)) as Value;
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
