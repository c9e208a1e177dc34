import {useCallback, useState} from 'react';
import {clampSplit} from './panels/split';
import {readStored, store} from './stored';

/** The editor's share of the width in percent, remembered between visits. */
export function useSplit(): readonly [share: number, move: (share: number) => void] {
  const [share, setShare] = useState(() => clampSplit(Number.parseFloat(readStored('split') ?? '')));
  const move = useCallback((next: number) => {
    setShare(next);
    store('split', String(next));
  }, []);
  return [share, move];
}
