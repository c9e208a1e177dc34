/** On `window`: the events that the page's head has stored, and the listener for clicks and keys that stores them. */
export const EARLY_INPUT = 'earlyInput';
