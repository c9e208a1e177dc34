/** Whether the bars are hidden, and the scroll position in CSS px where the reader last changed direction. */
export type NavState = {readonly hidden: boolean; readonly turn: number};

/** Up to this scroll position in CSS px, the bars are always visible (specification, 9). */
const HIDE_THRESHOLD = 80;
/** How far in CSS px the reader must scroll in the other direction before the bars react (specification, 9). */
const HYSTERESIS = 20;

export const initialNav: NavState = {hidden: false, turn: 0};

/** The state after scrolling to `y` px from the top: scrolling down hides the bars, scrolling up shows them. */
export function scrollNav(nav: NavState, y: number): NavState {
  if (y <= HIDE_THRESHOLD) return {hidden: false, turn: y};
  const goesOn = nav.hidden ? y > nav.turn : y < nav.turn;
  if (goesOn) return {hidden: nav.hidden, turn: y};
  return Math.abs(y - nav.turn) >= HYSTERESIS ? {hidden: !nav.hidden, turn: y} : nav;
}
