import type {KeyboardEvent, PointerEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {DEFAULT_SPLIT, MAX_SPLIT, MIN_SPLIT, splitAfterKey, splitAtPointer} from './split';
import styles from './separator.module.css';

type SeparatorProps = {
  /** Percent of the width that is in front of it. */
  readonly share: number;
  readonly onMove: (share: number) => void;
};

/** The line between the two sides: dragged, moved by arrow keys, back to the middle by a double click. */
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
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-valuenow={Math.round(share)}
      aria-valuemin={MIN_SPLIT}
      aria-valuemax={MAX_SPLIT}
      aria-label={translate({id: 'playground.separator', message: 'Width of the editor in percent', description: 'Accessible name of the line between editor and panels'})}
      onPointerDown={({currentTarget, pointerId}) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onMove(DEFAULT_SPLIT)}
      onKeyDown={press}
    />
  );
}
