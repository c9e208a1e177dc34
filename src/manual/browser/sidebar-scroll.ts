/**
 * Stores the scroll position of the docs sidebar, or the place of a clicked link. A script in the head of built pages
 * restores it before the first paint (src/reading-pages/browser/head-script.ts).
 */
import {SIDEBAR_LIST, SIDEBAR_STORAGE} from '../../kit/core/sidebar';
import {showInSidebar} from '../../kit/browser/sidebar';
import {store} from '../../kit/browser/stored';

/** Distance from the sidebar's top edge to the link clicked last. */
let clicked: number | undefined;

function remember(): void {
  const sidebar = document.querySelector(SIDEBAR_LIST);
  if (sidebar) store(SIDEBAR_STORAGE, [sidebar.scrollTop, clicked ?? ''].join(' '), () => sessionStorage);
}

/** Call once per document. */
export function startSidebarScroll(): void {
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest<HTMLElement>(`${SIDEBAR_LIST} a`) : null;
    const sidebar = link?.closest(SIDEBAR_LIST);
    clicked = link && sidebar ? link.offsetTop - sidebar.scrollTop : undefined;
  });
  window.addEventListener('pagehide', remember);
}

/** Scrolls a sidebar that came with another page to that page's link. */
export function showCurrentLink(): void {
  const list = document.querySelector(SIDEBAR_LIST);
  const link = list?.querySelector<HTMLElement>('[aria-current=page]');
  if (list && link) showInSidebar(list, link);
}
