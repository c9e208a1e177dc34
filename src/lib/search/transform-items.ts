import {escapeHit, type ShownHit} from './escape-hit';
import {pathAndHash} from './result-url';

/**
 * Prepares hits for display: addresses without the origin, and escaped texts. Drops those whose URL can't be parsed,
 * and logs them.
 */
export function transformItems<Hit extends ShownHit & {readonly url: string}>(
  items: readonly Hit[],
  log: (message: string) => void,
): Hit[] {
  return items.flatMap((item) => {
    const url = pathAndHash(item.url);
    if (url === undefined) {
      log(`A search hit has the address "${item.url}", which isn't an absolute http URL, so it isn't shown.`);
      return [];
    }
    return [{...escapeHit(item), url}];
  });
}
