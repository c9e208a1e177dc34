/** How long to wait after the last keystroke before compiling, ms. */
export const PAUSE = 100;
