/** A reader who switched to a version that doesn't have the page gets its name in `?missing=`. */

import {MISSING_PAGE} from '../../kit/core/attributes';

/** Shows the notice with that name, and removes the parameter. */
export function showMissingPage(): void {
  const address = new URL(window.location.href);
  const missing = address.searchParams.get('missing');
  const notice = document.querySelector<HTMLElement>(`[${MISSING_PAGE}]`);
  if (missing === null || !notice) return;
  const name = notice.querySelector('strong');
  if (name) name.textContent = missing.slice(0, 80);
  notice.hidden = false;
  address.searchParams.delete('missing');
  window.history.replaceState(window.history.state, '', address);
}
