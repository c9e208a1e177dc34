/** The function on `window` that ends the keeping of early input and returns the events. */
export const EARLY_INPUT = 'endEarlyInput';
