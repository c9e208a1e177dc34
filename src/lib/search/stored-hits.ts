/** Recent and favorite searches in the browser's storage, as DocSearch 3.9 keeps them. */

/** The storage keys of an index: recent searches, favorites. */
export function storedSearchKeys(indexName: string): readonly [recent: string, favorite: string] {
  return [`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`];
}

function isHitList(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((hit: unknown) => typeof hit === 'object' && hit !== null && 'objectID' in hit && 'hierarchy' in hit && 'url' in hit);
  } catch {
    return false;
  }
}

/** Removes lists that the dialog could not read: it would not open any more. */
export function dropUnreadable(storage: Pick<Storage, 'getItem' | 'removeItem'>, indexName: string): void {
  for (const key of storedSearchKeys(indexName)) {
    const text = storage.getItem(key);
    if (text !== null && !isHitList(text)) storage.removeItem(key);
  }
}
