/** The reader's preferences, kept in the browser. If the browser blocks storage, they just aren't remembered. */
import {readStored as readKey, store as storeKey} from '@site/src/client/stored';

const KEYS = {
  session: 'playground-session',
  vim: 'playground-vim',
  autoRun: 'playground-auto-run',
  split: 'playground-split',
} as const;

export type StoredName = keyof typeof KEYS;

/** A preference; undefined if it isn't set or storage is blocked. */
export const readStored = (name: StoredName): string | undefined => readKey(KEYS[name]);

/** Stores a preference. */
export const store = (name: StoredName, value: string): void => storeKey(KEYS[name], value);
