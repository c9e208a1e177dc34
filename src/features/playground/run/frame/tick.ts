/** Stops a program that blocks its page. `guardLoops` makes the program call `tick`. */

/** Without a pause, in ms. */
const LONGEST_STRETCH = 2_000;

/** Between two checks of the clock. */
const CALLS = 2_000;

export class EndlessLoop extends Error {
  override name = 'EndlessLoop';
  constructor() {
    super(`The program was stopped because it ran for ${LONGEST_STRETCH / 1000} seconds without a pause.`);
  }
}

/** @param onStop called once */
export function createTick(onStop: () => void): () => void {
  let paused = performance.now();
  let calls = 0;
  let stopped = false;
  // A timer fires only when the program pauses.
  setInterval(() => {
    if (!stopped) paused = performance.now();
  }, 50);
  return () => {
    if (!stopped && ++calls % CALLS !== 0) return;
    if (!stopped && performance.now() - paused < LONGEST_STRETCH) return;
    if (!stopped) onStop();
    stopped = true;
    throw new EndlessLoop();
  };
}
