/** The scroll position, in CSS px, is where the reader last changed direction. */
type NavState = {readonly hidden: boolean; readonly turn: number};

/** Up to here, in CSS px, the bars are visible. */
const HIDE_THRESHOLD = 80;
/** CSS px to scroll in the other direction before the bars react. */
const HYSTERESIS = 20;

export const initialNav: NavState = {hidden: false, turn: 0};

/** The state at `y` px from the top: scrolling down hides the bars, scrolling up shows them. */
export function scrollNav(nav: NavState, y: number): NavState {
  if (y <= HIDE_THRESHOLD) return {hidden: false, turn: y};
  const goesOn = nav.hidden ? y > nav.turn : y < nav.turn;
  if (goesOn) return {hidden: nav.hidden, turn: y};
  return Math.abs(y - nav.turn) >= HYSTERESIS ? {hidden: !nav.hidden, turn: y} : nav;
}
