/**
 * Tells readers who switched versions that the new version doesn't have the page. The version dropdown passes the
 * page's name in `?missing=`.
 */

import {MISSING_PAGE} from '../../lib/shell/attributes';

/** Shows the page's notice with the missing page's name, and removes the parameter from the URL. */
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
