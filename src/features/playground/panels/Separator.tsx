import type {KeyboardEvent, PointerEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {DEFAULT_SPLIT, MAX_SPLIT, MIN_SPLIT, splitAfterKey, splitAtPointer} from './split';
import styles from './separator.module.css';

type SeparatorProps = {
  /** The editor's part of the width, in percent. */
  readonly share: number;
  readonly onMove: (share: number) => void;
};

/** Drag it, move it with the arrow keys, or double-click it to center it. */
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
