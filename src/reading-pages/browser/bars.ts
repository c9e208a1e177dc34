/** The bars hide when the reader scrolls down and reappear when they scroll up. */
import {BARS_HIDDEN, HIDE_ON_SCROLL} from '../../kit/core/attributes';
import {layOutAbove} from './first-frame';

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

const hidingBars = (): HTMLElement | null => document.querySelector(`.site-header[${HIDE_ON_SCROLL}]`);

/** Starts listening. Returns a function that shows the bars, for route changes. */
export function startBars(): () => void {
  let nav = initialNav;
  const show = (): void => {
    document.documentElement.removeAttribute(BARS_HIDDEN);
    // Asking for the position makes the browser lay out the page, which it does in the next frame anyway.
    requestAnimationFrame(() => (nav = {hidden: false, turn: window.scrollY}));
  };
  window.addEventListener(
    'scroll',
    () => {
      nav = scrollNav(nav, Math.max(0, window.scrollY));
      document.documentElement.toggleAttribute(BARS_HIDDEN, nav.hidden && hidingBars() !== null);
      if (window.scrollY > 0) layOutAbove();
    },
    {passive: true},
  );
  return show;
}
