import {translate} from '@docusaurus/Translate';
import type {Problem} from '@site/src/compilers/core/engine';
import type {Tab} from '../state/state';

/** The tabs, in the order they're shown. */
export const TABS: readonly Tab[] = ['code', 'js', 'types', 'output', 'preview', 'problems', 'settings'];

export const tabId = (tab: Tab): string => `playground-tab-${tab}`;
export const panelId = (tab: Tab): string => `playground-panel-${tab}`;

/** The label of each tab. */
export function tabLabels(): Readonly<Record<Tab, string>> {
  return {
    code: translate({
      id: 'playground.tab.code',
      message: 'Code',
      description: 'Tab of the playground on a small screen',
    }),
    js: translate({id: 'playground.tab.js', message: 'JavaScript', description: 'Tab of the playground'}),
    types: translate({
      id: 'playground.tab.types',
      message: 'Types',
      description: 'Tab of the playground: the interface the compiler infers',
    }),
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
export function countLabel({error, warning}: Readonly<Record<Problem['kind'], number>>): string {
  return translate(
    {
      id: 'playground.tab.counts',
      message: 'Errors: {errors}, warnings: {warnings}',
      description: 'After the name of the tab with problems',
    },
    {errors: error, warnings: warning},
  );
}
