/**
 * Remembers which hosts of the search service failed, so that a failed host isn't used for two minutes (specification,
 * 7). The client's own cache writes a host's state under a different key than it reads (algoliasearch 5.64.0), so it
 * would retry a failed host immediately.
 */

const HOST_DOWN_MS = 120_000;

type Key = Readonly<Record<string, unknown>> | string;

/** What the client stores for a host. Methods are recreated, because a stored state doesn't have any. */
type HostState = {readonly status?: string};

/** The cache interface of algoliasearch 5. */
export type HostsCache = {
  readonly get: <Value>(key: Key, fallback: () => Promise<Value>) => Promise<Value>;
  readonly set: <Value>(key: Key, value: Value) => Promise<Value>;
  readonly delete: (key: Key) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** A host's identity. A state has more fields than its host. */
function identity(key: Key): string {
  if (typeof key === 'string') return key;
  return JSON.stringify([key.protocol, key.url, key.port, key.accept]);
}

/**
 * An in-memory hosts cache for `liteClient`. @param now the current time in ms, like `Date.now`.
 */
export function createHostsCache(now: () => number = Date.now): HostsCache {
  const failures = new Map<string, number>();
  const isUp = (id: string): boolean => now() - (failures.get(id) ?? -Infinity) > HOST_DOWN_MS;
  return {
    async get(key, fallback) {
      const id = identity(key);
      const state = await fallback();
      // A host that timed out counts as failed: otherwise the client would retry it with longer timeouts.
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
