/** The editor's share of the width, in percent. */
import {useCallback, useState} from 'react';
import {readStored, store} from '../stored';

/** Also after a double click. */
export const DEFAULT_SPLIT = 50;
export const MIN_SPLIT = 20;
export const MAX_SPLIT = 80;

const STEP = 2;
const PAGE = 10;

export function useSplit(): readonly [share: number, move: (share: number) => void] {
  const [share, setShare] = useState(() => clampSplit(Number.parseFloat(readStored('split') ?? '')));
  const move = useCallback((next: number) => {
    setShare(next);
    store('split', String(next));
  }, []);
  return [share, move];
}

/** NaN becomes the default. */
export function clampSplit(share: number): number {
  return Number.isFinite(share) ? Math.min(MAX_SPLIT, Math.max(MIN_SPLIT, Math.round(share * 10) / 10)) : DEFAULT_SPLIT;
}

/** Undefined for other keys. */
export function splitAfterKey(key: string, share: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: share - STEP,
    ArrowRight: share + STEP,
    PageUp: share - PAGE,
    PageDown: share + PAGE,
    Home: MIN_SPLIT,
    End: MAX_SPLIT,
    Enter: DEFAULT_SPLIT,
  };
  const next = moves[key];
  return next === undefined ? undefined : clampSplit(next);
}

export function splitAtPointer(
  pointer: number,
  {left, width}: {readonly left: number; readonly width: number},
): number {
  return clampSplit(((pointer - left) / width) * 100);
}
