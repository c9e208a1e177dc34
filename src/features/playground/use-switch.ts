import {useCallback, useState} from 'react';
import {readStored, store, type StoredName} from './stored';

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
