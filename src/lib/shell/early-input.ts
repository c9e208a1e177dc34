/** The function on `window` that stops storing early input and returns the events. */
export const EARLY_INPUT = 'endEarlyInput';
