/** The reader's choices, kept in the browser. A browser that refuses storage forgets them, and nothing else happens. */

const KEYS = {session: 'playground-session', vim: 'playground-vim', split: 'playground-split'} as const;

export type StoredName = keyof typeof KEYS;

/** A choice; undefined when there is none, or the browser does not tell. */
export function readStored(name: StoredName): string | undefined {
  try {
    return localStorage.getItem(KEYS[name]) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice. */
export function store(name: StoredName, value: string): void {
  try {
    localStorage.setItem(KEYS[name], value);
  } catch {
    // Storage is full or forbidden: the choice lasts for this visit.
  }
}
