import {useEffect, useState, useSyncExternalStore} from 'react';
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
  const [{list, stored}, setKnown] = useState<Known>({list: undefined, stored: undefined});
  const [work, setWork] = useState<Work>({kind: 'none'});

  useEffect(() => {
    if (isSupported()) void look(base).then(setKnown);
  }, [base]);

  const run = async (start: Work, action: () => Promise<void>): Promise<void> => {
    setWork(start);
    try {
      await action();
      setWork({kind: 'none'});
    } catch (error) {
      setWork({kind: 'failed', reason: (error as Error).message});
    }
    forgetNotice();
    setKnown(await look(base));
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

type Known = Pick<Offline, 'list' | 'stored'>;

/** Reads what is stored and what is offered, and has it shown in the footer. */
async function look(base: string): Promise<Known> {
  const stored = await readStored();
  const list = await fetchParts(base).catch(() => undefined);
  show(stored && (list && list.build !== stored.build ? 'update' : 'installed'));
  return {list, stored};
}

const isSupported = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** What never changes tells nobody. */
const never = (): (() => void) => () => undefined;
