/** The bars hide when the reader scrolls down and reappear when they scroll up. */
import {BARS_HIDDEN, HIDE_ON_SCROLL} from '../../kit/core/attributes';
import {layOutAbove} from './first-frame';
import {initialNav, scrollNav} from '../core/nav-hide';

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
