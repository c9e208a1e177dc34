/** The reader's preferences, kept in the browser. If the browser blocks storage, they just aren't remembered. */

const KEYS = {
  session: 'playground-session',
  vim: 'playground-vim',
  autoRun: 'playground-auto-run',
  split: 'playground-split',
} as const;

export type StoredName = keyof typeof KEYS;

/** A preference; undefined if it isn't set or storage is blocked. */
export function readStored(name: StoredName): string | undefined {
  try {
    return localStorage.getItem(KEYS[name]) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a preference. */
export function store(name: StoredName, value: string): void {
  try {
    localStorage.setItem(KEYS[name], value);
  } catch {
    // Storage is full or blocked, so the choice only lasts for this visit.
  }
}
