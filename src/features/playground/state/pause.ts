/** How long the reader has to pause before the code is compiled, ms. */
export const PAUSE = 100;
