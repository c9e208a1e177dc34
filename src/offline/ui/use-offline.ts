import {useEffect, useState, useSyncExternalStore} from 'react';
import {failureKind, type FailureKind} from '@site/src/offline/browser/failure';
import {fetchParts, install, remove, type Progress, type StoreWords} from '@site/src/offline/browser/store';
import {forgetNotice, show} from '@site/src/offline/browser/notice';
import {hasFiles, readStored} from '@site/src/offline/browser/state';
import type {PartList, Stored} from '@site/src/offline/core/manifest';

export type Work =
  | {readonly kind: 'none'}
  | {readonly kind: 'storing'; readonly progress: Progress}
  | {readonly kind: 'removing'}
  | {
      readonly kind: 'failed';
      readonly failure: FailureKind;
      readonly reason: string;
      /** The size of what was to be stored, in bytes. */
      readonly wanted: number;
    };

export type Offline = {
  /** Whether the browser supports it; undefined until that's known. */
  readonly supported: boolean | undefined;
  /** Whether the other values are known. */
  readonly looked: boolean;
  /** What the site offers; undefined when offline. */
  readonly list: PartList | undefined;
  readonly stored: Stored | undefined;
  /** Whether the browser holds files: stored ones, or ones left by a failed attempt. */
  readonly removable: boolean;
  readonly work: Work;
  /** Stores these parts and the shared part, which all others need. */
  readonly store: (ids: readonly string[], words: StoreWords) => Promise<void>;
  readonly clear: () => Promise<void>;
};

type Known = Pick<Offline, 'looked' | 'list' | 'stored' | 'removable'> & {
  /** The browser supports service workers but blocks them here. */
  readonly refused: boolean;
};

const NOTHING: Known = {looked: false, list: undefined, stored: undefined, removable: false, refused: false};

/** What can be stored, what is stored, and the action in progress. */
export function useOffline(base: string): Offline {
  const supported = useSyncExternalStore<boolean | undefined>(never, isSupported, () => undefined);
  const [{refused, ...known}, setKnown] = useState<Known>(NOTHING);
  const [work, setWork] = useState<Work>({kind: 'none'});

  useEffect(() => {
    if (!isSupported()) return;
    const again = (): void => void look(base).then(setKnown);
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [base]);

  const run = async (action: (onProgress: (progress: Progress) => void) => Promise<void>): Promise<void> => {
    let wanted = 0;
    try {
      await action((progress) => {
        wanted = progress.total;
        setWork({kind: 'storing', progress});
      });
      setWork({kind: 'none'});
    } catch (error) {
      setWork({
        kind: 'failed',
        failure: failureKind(error),
        reason: error instanceof Error ? error.message : String(error),
        wanted,
      });
    }
    forgetNotice();
    setKnown(await look(base));
  };

  return {
    ...known,
    supported: supported && !refused,
    work,
    store: (ids, words) => {
      setWork({kind: 'storing', progress: {done: 0, total: 0}});
      return run((onProgress) => install(base, ids, words, onProgress));
    },
    clear: () => {
      setWork({kind: 'removing'});
      return run(() => remove(base));
    },
  };
}

/** Reads what is stored and what is offered, and updates the footer. */
async function look(base: string): Promise<Known> {
  try {
    const [stored, removable] = await Promise.all([readStored(base), hasFiles(base)]);
    const list = await fetchParts(base).catch(() => undefined);
    show(stored && (list && list.build !== stored.build ? 'update' : 'installed'));
    return {looked: true, list, stored, removable, refused: false};
  } catch {
    return {...NOTHING, looked: true, refused: true};
  }
}

const isSupported = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** No subscription needed: the value never changes. */
const never = (): (() => void) => () => undefined;
