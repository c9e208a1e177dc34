/** On a step: its page's name and manual version. */
export const TUTORIAL_STEP = 'data-tutorial-step';
export const TUTORIAL_VERSION = 'data-tutorial-version';
/** On a step: what its editor says, as JSON. */
export const TUTORIAL_WORDS = 'data-tutorial-words';
/** On links to steps: their page's name. */
export const TUTORIAL_LINK = 'data-step';
