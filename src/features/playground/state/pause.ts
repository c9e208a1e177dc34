/** After the last keystroke before compiling, in ms. */
export const PAUSE = 100;
