/** Whether the bars are hidden, and the scroll position in CSS px where the reader last turned round. */
export type NavState = {readonly hidden: boolean; readonly turn: number};

/** Below this scroll position in CSS px the bars always show (specification, 9). */
const HIDE_THRESHOLD = 80;
/** How far in CSS px the reader has to scroll the other way before the bars follow (specification, 9). */
const HYSTERESIS = 20;

export const initialNav: NavState = {hidden: false, turn: 0};

/** The state after a scroll to `y` px from the top: hides scrolling down, shows scrolling up. */
export function scrollNav(nav: NavState, y: number): NavState {
  if (y <= HIDE_THRESHOLD) return {hidden: false, turn: y};
  const goesOn = nav.hidden ? y > nav.turn : y < nav.turn;
  if (goesOn) return {hidden: nav.hidden, turn: y};
  return Math.abs(y - nav.turn) >= HYSTERESIS ? {hidden: !nav.hidden, turn: y} : nav;
}
