import type {ReactNode} from 'react';
import type {Tab} from '../state/state';
import {panelId, tabId} from './tab-names';
import styles from './panels.module.css';

type PanelProps = {
  readonly tab: Tab;
  /** Whether a tab shows and hides it. On a wide screen, the code has no tab. */
  readonly asTab?: boolean;
  readonly shown: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The content of a tab. It stays mounted while hidden. */
export default function Panel({tab, asTab = true, shown, className, children}: PanelProps): ReactNode {
  return (
    <div
      className={className ?? styles.panel}
      id={panelId(tab)}
      {...(asTab && {role: 'tabpanel', 'aria-labelledby': tabId(tab)})}
      hidden={!shown}
    >
      {children}
    </div>
  );
}
