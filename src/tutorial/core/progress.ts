/** How far a reader is in the tutorial of one version, and what they have written. Kept on the device. */

/** Steps are named by their pages: `learn-records`. */
export type Progress = {
  readonly done: readonly string[];
  /** The code of each step that was changed. */
  readonly drafts: Readonly<Record<string, string>>;
};

export const NO_PROGRESS: Progress = {done: [], drafts: {}};

/** The name under which the progress in a manual version's tutorial is stored. */
export const progressKey = (version: string): string => `tutorial-${version}`;

/** Decodes stored progress. Anything else in the storage counts as none. */
export function readProgress(stored: string | undefined): Progress {
  try {
    const {done, drafts} = JSON.parse(stored ?? '{}') as {readonly done?: unknown; readonly drafts?: unknown};
    return {
      done: Array.isArray(done) ? done.filter((step) => typeof step === 'string') : [],
      drafts: Object.fromEntries(
        Object.entries(drafts ?? {}).filter((draft): draft is [string, string] => typeof draft[1] === 'string'),
      ),
    };
  } catch {
    return NO_PROGRESS;
  }
}

export const withDone = (progress: Progress, step: string): Progress =>
  progress.done.includes(step) ? progress : {...progress, done: [...progress.done, step]};

/** @param code undefined forgets the draft */
export function withDraft({done, drafts}: Progress, step: string, code: string | undefined): Progress {
  const {[step]: _, ...others} = drafts;
  return {done, drafts: code === undefined ? others : {...others, [step]: code}};
}
