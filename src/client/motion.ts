/** Whether the reader asked for less motion. */
export function motionIsReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
