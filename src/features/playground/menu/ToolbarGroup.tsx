import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './menu.module.css';

type ToolbarGroupProps = {
  readonly children: ReactNode;
  /** What is at the end of the line. */
  readonly end: ReactNode;
};

/** The buttons above the code. */
export default function ToolbarGroup({children, end}: ToolbarGroupProps): ReactNode {
  return (
    <div
      className={styles.toolbar}
      role="group"
      aria-label={translate({
        id: 'playground.toolbar',
        message: 'Actions',
        description: 'Accessible name of the toolbar above the code',
      })}
    >
      {children}
      <div className={styles.end}>{end}</div>
    </div>
  );
}
