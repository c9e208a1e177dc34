import type {KeyboardEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Problem} from '@site/src/lib/playground/engine';
import type {Tab} from '../state/state';
import {countLabel, panelId, tabAfterKey, tabId, tabLabels} from './tab-names';
import styles from './tabs.module.css';

type TabsProps = {
  readonly tab: Tab;
  /** The tabs, in order. */
  readonly tabs: readonly Tab[];
  readonly counts: Readonly<Record<Problem['kind'], number>>;
  readonly onShow: (tab: Tab) => void;
};

/** The tab bar; arrow keys move between tabs. */
export default function Tabs({tab, tabs, counts, onShow}: TabsProps): ReactNode {
  const labels = tabLabels();
  const move = (event: KeyboardEvent): void => {
    const next = tabAfterKey(event.key, tab, tabs);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={translate({
        id: 'playground.tabs.label',
        message: 'Panels',
        description: 'Accessible name of the tabs of the playground',
      })}
      onKeyDown={move}
    >
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-controls={panelId(name)}
          aria-selected={name === tab}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onShow(name)}
        >
          {labels[name]}
          {name === 'problems' && counts.error + counts.warning > 0 && <Count counts={counts} />}
        </button>
      ))}
    </div>
  );
}

function Count({counts}: Pick<TabsProps, 'counts'>): ReactNode {
  return (
    <>
      <span className={styles.count} data-kind={counts.error > 0 ? 'error' : 'warning'} aria-hidden>
        {counts.error + counts.warning}
      </span>
      <span className="visually-hidden">{countLabel(counts)}</span>
    </>
  );
}
