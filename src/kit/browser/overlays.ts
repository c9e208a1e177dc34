/**
 * Menus, the sidebar, and the version dropdown open and close without scripts (popover and details). This closes them on
 * a route or hash change, and details also on Escape and on a click outside.
 */

import {OVERLAY} from '../core/attributes';
import {isComposing} from './composing';

/** Closes every open overlay and dropdown on the page. */
export function closeOverlays(): void {
  for (const overlay of document.querySelectorAll<HTMLElement>(`[${OVERLAY}]`)) {
    if (overlay instanceof HTMLDetailsElement) overlay.open = false;
    else if (overlay.matches(':popover-open')) overlay.hidePopover();
  }
}

const openDropdowns = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll(`details[${OVERLAY}][open]`);

/** Starts listening. Call once per document. */
export function startOverlays(): void {
  window.addEventListener('hashchange', closeOverlays);
  document.addEventListener('click', (event) => {
    for (const dropdown of openDropdowns()) {
      if (!dropdown.contains(event.target as Node)) dropdown.open = false;
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    for (const dropdown of openDropdowns()) {
      dropdown.open = false;
      dropdown.querySelector('summary')?.focus();
    }
  });
}
