/**
 * The docs sidebar keeps its scroll position from page to page, and a clicked link stays under the pointer. In built
 * pages, a script in the head restores the position before the first paint (src/plugins/reading-pages/head-script.ts).
 * This file stores it.
 */
import {SIDEBAR_ID, SIDEBAR_STORAGE} from '../../lib/shell/sidebar';

/** Distance from the sidebar's top edge to the link clicked last. */
let clicked: number | undefined;

function remember(): void {
  const sidebar = document.getElementById(SIDEBAR_ID);
  if (!sidebar) return;
  try {
    sessionStorage.setItem(SIDEBAR_STORAGE, [sidebar.scrollTop, clicked ?? ''].join(' '));
  } catch {
    // Storage is blocked, so the next page's sidebar starts at its own position.
  }
}

/** Stores the position when the reader leaves the page. Call once per document. */
export function startSidebarScroll(): void {
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest<HTMLElement>(`#${SIDEBAR_ID} a`) : null;
    const sidebar = link?.closest(`#${SIDEBAR_ID}`);
    clicked = link && sidebar ? link.offsetTop - sidebar.scrollTop : undefined;
    // A prerendered page is shown before this page's `pagehide` event.
    remember();
  });
  window.addEventListener('pagehide', remember);
}
