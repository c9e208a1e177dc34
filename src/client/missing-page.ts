/** A reader who switched to a version that lacks the page is told so: the dropdown says which page in `?missing=`. */

/** Shows the notice of the page, filled with the missing page's name, and takes the parameter out of the address. */
export function showMissingPage(): void {
  const address = new URL(window.location.href);
  const missing = address.searchParams.get('missing');
  const notice = document.querySelector<HTMLElement>('[data-missing-page]');
  if (missing === null || !notice) return;
  const name = notice.querySelector('strong');
  if (name) name.textContent = missing.slice(0, 80);
  notice.hidden = false;
  address.searchParams.delete('missing');
  window.history.replaceState(window.history.state, '', address);
}
