import {useEffect, useState, type Dispatch} from 'react';
import type * as more from './more';
import {messageOf} from './state/message';
import type {Action, Tab} from './state/state';

/** What `more.ts` exports. */
export type More = typeof more;

/** Loads what `more.ts` exports. Rejects if that fails; the next call tries again. */
export const loadMore = (): Promise<More> => import(/* webpackChunkName: "playground-more" */ './more');

/**
 * What `more.ts` exports, once it has loaded. If that fails, the next tab tries again; only the settings can't do
 * without it.
 * @param wanted whether anything needs it
 */
export function useMore(wanted: boolean, tab: Tab, dispatch: Dispatch<Action>): More | undefined {
  const [more, setMore] = useState<More>();
  useEffect(() => {
    if (!wanted) return;
    loadMore().then(setMore, (error: unknown) => {
      if (tab === 'settings') dispatch({type: 'failed', message: messageOf(error)});
    });
  }, [wanted, tab, dispatch]);
  return more;
}
