import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Problem} from '@site/src/compilers/core/engine';
import type {Tab} from '../state/state';
import TabList from './TabList';
import styles from './panels.module.css';
import tabStyles from './tabs.module.css';

/** The tabs, in the order they're shown. */
export const TABS: readonly Tab[] = ['code', 'js', 'output', 'preview', 'problems', 'settings'];

export const tabId = (tab: Tab): string => `playground-tab-${tab}`;
const panelId = (tab: Tab): string => `playground-panel-${tab}`;

/** The label of each tab. */
function tabLabels(): Readonly<Record<Tab, string>> {
  return {
    code: translate({
      id: 'playground.tab.code',
      message: 'Code',
      description: 'Tab of the playground on a small screen',
    }),
    js: translate({id: 'playground.tab.js', message: 'JavaScript', description: 'Tab of the playground'}),
    output: translate({
      id: 'playground.tab.output',
      message: 'Output',
      description: 'Tab of the playground: the console of a run',
    }),
    preview: translate({
      id: 'playground.tab.preview',
      message: 'Preview',
      description: 'Tab of the playground: the React component App',
    }),
    problems: translate({
      id: 'playground.tab.problems',
      message: 'Problems',
      description: 'Tab of the playground: errors and warnings',
    }),
    settings: translate({id: 'playground.tab.settings', message: 'Settings', description: 'Tab of the playground'}),
  };
}

/** What screen readers announce for the number next to a tab. */
function countLabel({error, warning}: Readonly<Record<Problem['kind'], number>>): string {
  return translate(
    {
      id: 'playground.tab.counts',
      message: 'Errors: {errors}, warnings: {warnings}',
      description: 'After the name of the tab with problems',
    },
    {errors: error, warnings: warning},
  );
}

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
      className={tabStyles.tabs}
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
              <span className={tabStyles.count} data-kind={counts.error > 0 ? 'error' : 'warning'} aria-hidden>
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

type PanelProps = {
  readonly tab: Tab;
  /** Whether a tab shows and hides it. On a wide screen, the code has no tab. */
  readonly asTab?: boolean;
  readonly shown: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The content of a tab. It stays mounted while hidden. */
export function Panel({tab, asTab = true, shown, className, children}: PanelProps): ReactNode {
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
