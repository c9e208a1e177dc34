/** On `window`: the stored events, and the listener that stores them. */
export const EARLY_INPUT = 'earlyInput';
