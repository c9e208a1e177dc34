/** The attributes by which the pages' exercises and their scripts know each other. */

/**
 * On an exercise: its name, `learn-records` or `record#close-order`. Its `data-progress` is the key under which progress
 * is stored (src/tutorial/core/progress.ts); a constant would cost the script of every page bytes.
 */
export const EXERCISE = 'data-exercise';
/** On an exercise: what is said before its editor is there, as JSON ({@link PageWords}). */
export const EXERCISE_WORDS = 'data-exercise-words';
/** On the links of the tutorial's list of steps: the name of the step's exercise. */
export const STEP_LINK = 'data-step';

/** The rest is in the workbench, where it costs a page nothing (src/tutorial/browser/words.ts). */
export type PageWords = Readonly<Record<'done' | 'resume' | 'loading' | 'notLoaded' | 'readOn', string>>;
