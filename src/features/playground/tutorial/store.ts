/** The reader's progress in `localStorage`. If that's blocked, it lasts for the page. */
import {NO_PROGRESS, progressKey, readProgress, type Progress} from '../../../lib/tutorial/progress';

export type ProgressStore = {
  readonly get: () => Progress;
  readonly change: (change: (progress: Progress) => Progress) => void;
};

/** @param version a manual version */
export function openProgress(version: string): ProgressStore {
  const key = progressKey(version);
  let own: Progress = NO_PROGRESS;
  /** Another tab may have changed it. */
  const get = (): Progress => {
    try {
      own = readProgress(localStorage.getItem(key));
    } catch {
      // blocked
    }
    return own;
  };
  return {
    get,
    change(change) {
      own = change(get());
      try {
        localStorage.setItem(key, JSON.stringify(own));
      } catch {
        // blocked or full
      }
    },
  };
}
