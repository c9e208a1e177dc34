/**
 * Anchors of the API reference as they once were: `#value-mapWithIndex` and `#type-t` lead to the items,
 * whose anchors are the names in lower case now.
 */

const FORMER = /^#(type|value)-(.+)$/;

/** The anchor that a former one means on this page; undefined when it is none, or the page has no such item. */
export function currentAnchor(document: Document, hash: string): string | undefined {
  const match = FORMER.exec(hash);
  if (!match || document.getElementById(hash.slice(1))) return undefined;
  const name = decodeURIComponent(match[2] ?? '').toLowerCase();
  const items = [name, `${name}-1`].flatMap((id) => document.getElementById(id) ?? []);
  const isValue = (item: Element): boolean => /^let\b/.test(item.parentElement?.querySelector('pre')?.textContent ?? '');
  return (items.find((item) => isValue(item) === (match[1] === 'value')) ?? items[0])?.id;
}

/** Puts the anchor of today into the address, which scrolls to it. */
function followFormerAnchor(): void {
  const anchor = document.querySelector('.api') && currentAnchor(document, window.location.hash);
  if (anchor) window.location.replace(`#${anchor}`);
}

if (typeof document !== 'undefined') {
  window.addEventListener('hashchange', followFormerAnchor);
}

/** Docusaurus calls this after every navigation, and once for the first page. */
export function onRouteDidUpdate(): void {
  followFormerAnchor();
}
