/** The attributes by which the tutorial's pages and their scripts know each other. */

/** On a step of the tutorial: the name of its page, and its manual version. */
export const TUTORIAL_STEP = 'data-tutorial-step';
export const TUTORIAL_VERSION = 'data-tutorial-version';
/** On a step of the tutorial: what its editor says, as JSON (src/tutorial/browser/words.ts). */
export const TUTORIAL_WORDS = 'data-tutorial-words';
/** On the links of the list of steps: the name of the step's page. */
export const TUTORIAL_LINK = 'data-step';
