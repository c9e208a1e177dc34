import {useCallback, useState, type KeyboardEvent, type PointerEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {readStored, store} from '../../browser/stored';
import styles from './separator.module.css';

/** The default, also after a double click. */
const DEFAULT_SPLIT = 50;
const MIN_SPLIT = 20;
const MAX_SPLIT = 80;

const STEP = 2;
const PAGE = 10;

type SeparatorProps = {
  /** The editor's part of the width, in percent. */
  readonly share: number;
  readonly onMove: (share: number) => void;
};

/** The divider between the two sides. Drag it, move it with the arrow keys, or double-click it to center it. */
export default function Separator({share, onMove}: SeparatorProps): ReactNode {
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const {currentTarget, clientX, pointerId} = event;
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (currentTarget.hasPointerCapture(pointerId) && box) onMove(splitAtPointer(clientX, box));
  };
  const press = (event: KeyboardEvent): void => {
    const next = splitAfterKey(event.key, share);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <div
      className={styles.separator}
      // It has a value and takes the focus, which isn't expected of a separator.
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-valuenow={Math.round(share)}
      aria-valuemin={MIN_SPLIT}
      aria-valuemax={MAX_SPLIT}
      aria-label={translate({
        id: 'playground.separator',
        message: 'Width of the editor in percent',
        description: 'Accessible name of the divider between editor and panels',
      })}
      onPointerDown={({currentTarget, pointerId}) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onMove(DEFAULT_SPLIT)}
      onKeyDown={press}
    />
  );
}

/** The editor's share of the width in percent, remembered between visits. */
export function useSplit(): readonly [share: number, move: (share: number) => void] {
  const [share, setShare] = useState(() => clampSplit(Number.parseFloat(readStored('split') ?? '')));
  const move = useCallback((next: number) => {
    setShare(next);
    store('split', String(next));
  }, []);
  return [share, move];
}

/** Clamps a share to its limits; NaN becomes the default. */
export function clampSplit(share: number): number {
  return Number.isFinite(share) ? Math.min(MAX_SPLIT, Math.max(MIN_SPLIT, Math.round(share * 10) / 10)) : DEFAULT_SPLIT;
}

/** The share after a key press on the separator; undefined for other keys. */
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

/** The share that puts the separator under the pointer. */
export function splitAtPointer(
  pointer: number,
  {left, width}: {readonly left: number; readonly width: number},
): number {
  return clampSplit(((pointer - left) / width) * 100);
}
