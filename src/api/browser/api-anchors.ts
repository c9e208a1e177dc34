/**
 * Former anchors of the API reference, such as `#value-mapWithIndex` and `#type-t`, lead to the items, whose anchors
 * are now their lower-case names.
 */
import {idOfHash} from '../../kit/browser/hash';

const FORMER = /^(type|value)-(.+)$/;

/** The current anchor for a former one; undefined for others, and if the page doesn't have the item. */
export function currentAnchor(document: Document, hash: string): string | undefined {
  const id = idOfHash(hash);
  const match = FORMER.exec(id);
  if (!match || document.getElementById(id)) return undefined;
  const name = (match[2] ?? '').toLowerCase();
  const items = [name, `${name}-1`].flatMap((wanted) => document.getElementById(wanted) ?? []);
  const isValue = (item: Element): boolean =>
    /^let\b/.test(item.parentElement?.querySelector('pre')?.textContent ?? '');
  return (items.find((item) => isValue(item) === (match[1] === 'value')) ?? items[0])?.id;
}

/** The new anchor scrolls to the item. */
export function followFormerAnchor(): void {
  const anchor = document.querySelector('.api') && currentAnchor(document, window.location.hash);
  if (anchor) window.location.replace(`#${anchor}`);
}

/** Starts listening. Call once per document. */
export function startApiAnchors(): void {
  window.addEventListener('hashchange', followFormerAnchor);
}
