import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {fetchParts, install, remove, type Progress} from '@site/src/client/offline/store';
import {forgetNotice, show} from '@site/src/client/offline/notice';
import {readStored} from '@site/src/client/offline/state';
import type {PartList, Stored} from '@site/src/lib/offline/manifest';

export type Work =
  | {readonly kind: 'none'}
  | {readonly kind: 'storing'; readonly progress: Progress}
  | {readonly kind: 'removing'}
  | {readonly kind: 'failed'; readonly reason: string};

export type Offline = {
  /** Whether the browser can do it; undefined until that is known. */
  readonly supported: boolean | undefined;
  /** What the site offers; undefined while it is loaded, and without a network. */
  readonly list: PartList | undefined;
  readonly stored: Stored | undefined;
  readonly work: Work;
  /** Stores these parts, and what belongs to all. */
  readonly store: (ids: readonly string[]) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** What can be stored, what is, and what is being done about it. */
export function useOffline(base: string): Offline {
  const supported = useSyncExternalStore<boolean | undefined>(never, isSupported, () => undefined);
  const [list, setList] = useState<PartList>();
  const [stored, setStored] = useState<Stored>();
  const [work, setWork] = useState<Work>({kind: 'none'});

  const refresh = useCallback(async (): Promise<void> => {
    const now = await readStored();
    setStored(now);
    const offered = await fetchParts(base).catch(() => undefined);
    setList(offered);
    show(now && (offered && offered.build !== now.build ? 'update' : 'installed'));
  }, [base]);

  useEffect(() => {
    if (isSupported()) void refresh();
  }, [refresh]);

  const run = async (start: Work, action: () => Promise<void>): Promise<void> => {
    setWork(start);
    try {
      await action();
      setWork({kind: 'none'});
    } catch (error) {
      setWork({kind: 'failed', reason: (error as Error).message});
    }
    forgetNotice();
    await refresh();
  };

  return {
    supported,
    list,
    stored,
    work,
    store: (ids) => run({kind: 'storing', progress: {done: 0, total: 0}}, () => install(base, ids, (progress) => setWork({kind: 'storing', progress}))),
    clear: () => run({kind: 'removing'}, () => remove(base)),
  };
}

const isSupported = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** What never changes tells nobody. */
const never = (): (() => void) => () => undefined;
