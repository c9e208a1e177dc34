import {translate} from '@docusaurus/Translate';
import type {Problem} from '@site/src/lib/playground/engine';
import type {Tab} from '../state/state';

/** The tabs in their order. */
export const TABS: readonly Tab[] = ['code', 'js', 'output', 'preview', 'problems', 'settings'];

/** Id of the element of a tab, for the accessible name of its panel. */
export const tabId = (tab: Tab): string => `playground-tab-${tab}`;
/** Id of the element of a panel, which its tab controls. */
export const panelId = (tab: Tab): string => `playground-panel-${tab}`;

/** What each tab says. */
export function tabLabels(): Readonly<Record<Tab, string>> {
  return {
    code: translate({id: 'playground.tab.code', message: 'Code', description: 'Tab of the playground on a small screen'}),
    js: translate({id: 'playground.tab.js', message: 'JavaScript', description: 'Tab of the playground'}),
    output: translate({id: 'playground.tab.output', message: 'Output', description: 'Tab of the playground: the console of a run'}),
    preview: translate({id: 'playground.tab.preview', message: 'Preview', description: 'Tab of the playground: the React component App'}),
    problems: translate({id: 'playground.tab.problems', message: 'Problems', description: 'Tab of the playground: errors and warnings'}),
    settings: translate({id: 'playground.tab.settings', message: 'Settings', description: 'Tab of the playground'}),
  };
}

/** What screen readers are told of the number beside a tab. */
export function countLabel({error, warning}: Readonly<Record<Problem['kind'], number>>): string {
  return translate(
    {id: 'playground.tab.counts', message: '{errors} errors, {warnings} warnings', description: 'Behind the name of the tab with problems'},
    {errors: error, warnings: warning},
  );
}

/**
 * The tab that a key leads to, undefined for other keys.
 * @param shown the tabs that can be seen: on a wide screen the code is none of them
 */
export function tabAfterKey(key: string, current: Tab, shown: readonly Tab[]): Tab | undefined {
  const at = shown.indexOf(current);
  switch (key) {
    case 'ArrowRight':
      return shown[(at + 1) % shown.length];
    case 'ArrowLeft':
      return shown[(at - 1 + shown.length) % shown.length];
    case 'Home':
      return shown[0];
    case 'End':
      return shown.at(-1);
    default:
      return undefined;
  }
}
