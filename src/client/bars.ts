/** The bars at the top hide while the reader scrolls down and come back on scrolling up. */
import {initialNav, scrollNav} from '../lib/shell/nav-hide';

const hidingBars = (): HTMLElement | null => document.querySelector('.site-header[data-hide-on-scroll]');

/** Starts listening. Returns a function that shows the bars again, for route changes. */
export function startBars(): () => void {
  let nav = initialNav;
  const show = (): void => {
    nav = {hidden: false, turn: window.scrollY};
    document.documentElement.removeAttribute('data-bars-hidden');
  };
  window.addEventListener(
    'scroll',
    () => {
      nav = scrollNav(nav, Math.max(0, window.scrollY));
      document.documentElement.toggleAttribute('data-bars-hidden', nav.hidden && hidingBars() !== null);
    },
    {passive: true},
  );
  return show;
}
