/** Prepares Algolia's hits, which have absolute addresses and raw text. */
import {html} from '../../kit/core/html';

/**
 * Path and hash of an absolute address.
 * @returns undefined if it isn't an absolute http URL.
 */
export function pathAndHash(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const {protocol, pathname, hash} = new URL(url);
  return /^https?:$/.test(protocol) ? pathname + hash : undefined;
}

/** The parts of a hit that are shown as HTML. */
type ShownHit = {
  readonly hierarchy: {readonly [level: string]: string | null};
  readonly content: string | null;
  readonly _snippetResult?: unknown;
};

const escapeText = (text: string | null): string | null => text && String(html`${text}`);

/** A hit without tags, except those that mark matches. DocSearch inserts `lvl0`, the group's title, as text. */
function escapeHit<Hit extends ShownHit>({hierarchy, content, _snippetResult: snippet, ...hit}: Hit): Hit {
  const escaped = Object.entries(hierarchy).map(
    ([level, text]) => [level, level === 'lvl0' ? text : escapeText(text)] as const,
  );
  const escapeMarked = (key: string, value: unknown): unknown =>
    key === 'value' ? escapeText(value as string)?.replace(/&lt;(\/?mark)&gt;/g, '<$1>') : value;
  return {
    ...hit,
    hierarchy: Object.fromEntries(escaped),
    content: escapeText(content),
    ...(snippet !== undefined && {_snippetResult: JSON.parse(JSON.stringify(snippet), escapeMarked) as unknown}),
  } as Hit;
}

/**
 * Prepares hits for DocSearch, which inserts them as HTML: `array<int>` is escaped, so that it shows as text. Addresses
 * become path and hash; a hit whose address can't be parsed is dropped.
 * @param log called for each dropped hit
 */
export function transformItems<Hit extends ShownHit & {readonly url: string}>(
  items: readonly Hit[],
  log: (message: string) => void,
): Hit[] {
  return items.flatMap((item) => {
    const url = pathAndHash(item.url);
    if (url !== undefined) return [{...escapeHit(item), url}];
    log(`A search hit has the address "${item.url}", which isn't an absolute http URL, so it isn't shown.`);
    return [];
  });
}
