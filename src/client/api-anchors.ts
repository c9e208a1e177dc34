/**
 * Anchors of the API reference as they once were: `#value-mapWithIndex` and `#type-t` lead to the items,
 * whose anchors are the names in lower case now.
 */
import {idOfHash} from './hash';

const FORMER = /^(type|value)-(.+)$/;

/** The anchor that a former one means on this page; undefined when it is none, or the page has no such item. */
export function currentAnchor(document: Document, hash: string): string | undefined {
  const id = idOfHash(hash);
  const match = FORMER.exec(id);
  if (!match || document.getElementById(id)) return undefined;
  const name = (match[2] ?? '').toLowerCase();
  const items = [name, `${name}-1`].flatMap((wanted) => document.getElementById(wanted) ?? []);
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
