import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Problem} from '@site/src/compilers/core/engine';
import type {Tab} from '../state/state';
import {countLabel, panelId, tabId, tabLabels} from './tab-names';
import TabList from './TabList';
import styles from './tabs.module.css';

type TabsProps = {
  readonly tab: Tab;
  readonly tabs: readonly Tab[];
  readonly counts: Readonly<Record<Problem['kind'], number>>;
  readonly onShow: (tab: Tab) => void;
};

/** The tab bar. */
export default function Tabs({tab, tabs, counts, onShow}: TabsProps): ReactNode {
  const labels = tabLabels();
  const count = counts.error + counts.warning;
  return (
    <TabList
      label={translate({
        id: 'playground.tabs.label',
        message: 'Panels',
        description: 'Accessible name of the tabs of the playground',
      })}
      className={styles.tabs}
      names={tabs}
      selected={tab}
      idOf={tabId}
      controls={panelId}
      onSelect={onShow}
    >
      {(name) => (
        <>
          {labels[name]}
          {name === 'problems' && count > 0 && (
            <>
              <span className={styles.count} data-kind={counts.error > 0 ? 'error' : 'warning'} aria-hidden>
                {count}
              </span>
              <span className="visually-hidden">{countLabel(counts)}</span>
            </>
          )}
        </>
      )}
    </TabList>
  );
}
