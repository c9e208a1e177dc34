/** The attributes by which the pages' exercises and their scripts know each other. */

/**
 * On an exercise: its name, `learn-records` or `record#close-order`. Its `data-progress` is the key under which progress
 * is stored (src/tutorial/core/progress.ts); a constant would cost the script of every page bytes.
 */
export const EXERCISE = 'data-exercise';
/** On the links of the tutorial's list of steps: the name of the step's exercise. */
export const STEP_LINK = 'data-step';
