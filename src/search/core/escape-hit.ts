/**
 * Algolia's hits contain raw text, and DocSearch inserts it as HTML. It's escaped, so that `array<int>` shows as text.
 * Only the marks around matches stay tags.
 */

import {html} from '../../kit/core/html';

/** The parts of a hit that are shown as HTML. */
export type ShownHit = {
  readonly hierarchy: {readonly [level: string]: string | null};
  readonly content: string | null;
  readonly _snippetResult?: unknown;
};

const escapeText = (text: string): string => String(html`${text}`);

/** Text with `<mark>` around matches, as HTML without any other tags. */
export function escapeMarked(text: string): string {
  return escapeText(text).replace(/&lt;(\/?mark)&gt;/g, '<$1>');
}

function escapeValues(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(escapeValues);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'value' && typeof value === 'string' ? escapeMarked(value) : escapeValues(value),
    ]),
  );
}

/**
 * Escapes every field of a hit that the dialog inserts as HTML. `lvl0`, the group's title, is inserted as text and
 * stays unescaped.
 */
export function escapeHit<Hit extends ShownHit>(hit: Hit): Hit {
  const hierarchy = Object.fromEntries(
    Object.entries(hit.hierarchy).map(([level, text]) => [
      level,
      text === null || level === 'lvl0' ? text : escapeText(text),
    ]),
  );
  return {
    ...hit,
    hierarchy,
    content: hit.content === null ? null : escapeText(hit.content),
    ...(hit._snippetResult !== undefined && {_snippetResult: escapeValues(hit._snippetResult)}),
  };
}
