/**
 * Which exercises a reader has done with one version of the compiler, and what they have written, kept on the device; and
 * the attributes by which the pages' exercises and their scripts know each other.
 */

export type Progress = {
  readonly done: readonly string[];
  /** The code of each exercise that was changed. */
  readonly drafts: Readonly<Record<string, string>>;
};

export const NO_PROGRESS: Progress = {done: [], drafts: {}};

/**
 * The name of an exercise in a reader's progress: `record#close-order`, or `react/memo#close-order` in other docs than
 * the manual. A step of the tutorial is named by its page: `learn-records`.
 * @param docs the id of the docs instance
 */
export const exerciseName = (docs: string, page: string, id: string | undefined): string =>
  `${docs === 'default' ? '' : `${docs}/`}${page}${id === undefined ? '' : `#${id}`}`;

const PREFIX = 'tutorial-';

/**
 * The name under which progress is stored: those who took the tutorial have something there.
 * @param version of the compiler: versions of the manual that share a compiler, as after a cut without a new one, share
 *   progress
 */
export const progressKey = (version: string): string => `${PREFIX}${version}`;

/** The version of the compiler that a key belongs to. */
export const versionOfKey = (key: string): string => key.slice(PREFIX.length);

/** Decodes stored progress. Anything else in the storage counts as none. */
export function readProgress(stored: string | undefined): Progress {
  try {
    const {done, drafts} = JSON.parse(stored ?? '{}') as {readonly done?: unknown; readonly drafts?: unknown};
    return {
      done: Array.isArray(done) ? done.filter((name) => typeof name === 'string') : [],
      drafts: Object.fromEntries(
        Object.entries(drafts ?? {}).filter((draft): draft is [string, string] => typeof draft[1] === 'string'),
      ),
    };
  } catch {
    return NO_PROGRESS;
  }
}

export const withDone = (progress: Progress, name: string): Progress =>
  progress.done.includes(name) ? progress : {...progress, done: [...progress.done, name]};

/** @param code undefined forgets the draft */
export function withDraft({done, drafts}: Progress, name: string, code: string | undefined): Progress {
  const {[name]: _, ...others} = drafts;
  return {done, drafts: code === undefined ? others : {...others, [name]: code}};
}

/**
 * On an exercise: its name, `learn-records` or `record#close-order`. Its `data-progress` is the key under which progress
 * is stored; a constant would cost the script of every page bytes.
 */
export const EXERCISE = 'data-exercise';
/** On an exercise: what is said before its editor is there, as JSON ({@link PageWords}). */
export const EXERCISE_WORDS = 'data-exercise-words';
/** On the links of the tutorial's list of steps: the name of the step's exercise. */
export const STEP_LINK = 'data-step';

/** The rest is in the workbench, where it costs a page nothing (src/tutorial/browser/view.ts). */
export type PageWords = Readonly<Record<'done' | 'resume' | 'loading' | 'notLoaded' | 'readOn', string>>;
