/**
 * Remembers which hosts of the search service have failed, so that a failed one is left alone for two
 * minutes (specification, 7). The client's own cache writes a host's state under another key than it reads
 * (algoliasearch 5.64.0), so with it a failed host is asked again at once.
 */

/** How long a failed host is left alone, in milliseconds. */
const HOST_DOWN_MS = 120_000;

type Key = Readonly<Record<string, unknown>> | string;

/** What the client keeps of a host; methods are made anew, for a stored state has none. */
type HostState = {readonly status?: string};

/** The cache interface of algoliasearch 5. */
export type HostsCache = {
  readonly get: <Value>(key: Key, fallback: () => Promise<Value>) => Promise<Value>;
  readonly set: <Value>(key: Key, value: Value) => Promise<Value>;
  readonly delete: (key: Key) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** A host's identity: a state carries more fields than the host it belongs to. */
function identity(key: Key): string {
  if (typeof key === 'string') return key;
  return JSON.stringify([key.protocol, key.url, key.port, key.accept]);
}

/**
 * A hosts cache for `liteClient`, kept in memory.
 * @param now milliseconds, as `Date.now` counts them.
 */
export function createHostsCache(now: () => number = Date.now): HostsCache {
  const failures = new Map<string, number>();
  const isUp = (id: string): boolean => now() - (failures.get(id) ?? -Infinity) > HOST_DOWN_MS;
  return {
    async get(key, fallback) {
      const id = identity(key);
      const state = await fallback();
      // A host that timed out counts as failed: the client would else ask it again, with longer timeouts.
      return {...state, isUp: () => isUp(id), isTimedOut: () => false};
    },
    set(key, value) {
      const {status} = value as HostState;
      if (status === 'up') failures.delete(identity(key));
      else failures.set(identity(key), now());
      return Promise.resolve(value);
    },
    delete(key) {
      failures.delete(identity(key));
      return Promise.resolve();
    },
    clear() {
      failures.clear();
      return Promise.resolve();
    },
  };
}
