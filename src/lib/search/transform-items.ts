/** What happens to every hit of either back end before it is shown. */
import {escapeHit, type ShownHit} from './escape-hit';
import {pathAndHash} from './result-url';

/**
 * Reduces addresses to path and hash and escapes what is set as HTML. A hit whose address does not parse is
 * left out.
 * @param log told about each hit that is left out.
 */
export function transformItems<Hit extends ShownHit & {readonly url: string}>(items: readonly Hit[], log: (message: string) => void): Hit[] {
  return items.flatMap((item) => {
    const url = pathAndHash(item.url);
    if (url === undefined) {
      log(`A search hit has the address "${item.url}", which is no absolute http address; it is not shown.`);
      return [];
    }
    return [{...escapeHit(item), url}];
  });
}
