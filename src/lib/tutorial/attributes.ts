/** By which the tutorial's pages and their scripts know each other. */

/** On a step: the name of its page, and its manual version. */
export const TUTORIAL_STEP = 'data-tutorial-step';
export const TUTORIAL_VERSION = 'data-tutorial-version';
/** On a step: what its editor says, as JSON (src/components/Tutorial/words.ts). */
export const TUTORIAL_WORDS = 'data-tutorial-words';
/** On the links to the steps: the name of the step's page. */
export const TUTORIAL_LINK = 'data-step';
