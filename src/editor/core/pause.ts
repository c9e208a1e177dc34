/** How long to wait after the last keystroke before compiling, ms. */
export const PAUSE = 100;

/** Longer than this, readers would wait for the pause and not for the compiler, ms. */
const LONGEST = 500;

/**
 * How long to wait after the last keystroke, ms: the longer, the longer the code takes to compile, so that a compiler
 * isn't busy with code that has already changed.
 * @param milliseconds how long the last compilation took, if there was one
 */
export function pauseAfter(milliseconds = 0): number {
  return Math.min(LONGEST, Math.max(PAUSE, milliseconds / 2));
}
