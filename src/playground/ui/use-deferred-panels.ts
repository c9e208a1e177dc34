import {useEffect, useState, type Dispatch} from 'react';
import type * as panels from './deferred-panels';
import {messageOf} from './state/message';
import type {Action, Tab} from './state/state';

/** What `deferred-panels.ts` exports. */
export type DeferredPanels = typeof panels;

/** Loads what `deferred-panels.ts` exports. Rejects if that fails; the next call tries again. */
export const loadDeferredPanels = (): Promise<DeferredPanels> =>
  import(/* webpackChunkName: "playground-more" */ './deferred-panels');

/**
 * What `deferred-panels.ts` exports, once it has loaded. If that fails, the next tab tries again; only the settings can't do
 * without it.
 * @param wanted whether anything needs it
 */
export function useDeferredPanels(wanted: boolean, tab: Tab, dispatch: Dispatch<Action>): DeferredPanels | undefined {
  const [panels, setPanels] = useState<DeferredPanels>();
  useEffect(() => {
    if (!wanted) return;
    loadDeferredPanels().then(setPanels, (error: unknown) => {
      if (tab === 'settings') dispatch({type: 'failed', message: messageOf(error)});
    });
  }, [wanted, tab, dispatch]);
  return panels;
}
