/** The reader's preferences, kept in the browser. If the browser blocks storage, they just aren't remembered. */
import {useCallback, useState} from 'react';
import {readStored as readKey, store as storeKey} from '@site/src/kit/browser/stored';

type StoredName = 'session' | 'vim' | 'auto-run' | 'split';

/** A preference; undefined if it isn't set or storage is blocked. */
export const readStored = (name: StoredName): string | undefined => readKey(`playground-${name}`);

/** Stores a choice. Returns whether it could: if the storage is full or blocked, the choice only lasts for this page. */
export const store = (name: StoredName, value: string): boolean => storeKey(`playground-${name}`, value);

/** A preference that's on or off, and off unless the reader has turned it on. Browser only. */
export function useSwitch(name: StoredName): readonly [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => readStored(name) === 'on');
  const set = useCallback(
    (next: boolean): void => {
      setOn(next);
      store(name, next ? 'on' : 'off');
    },
    [name],
  );
  return [on, set];
}
