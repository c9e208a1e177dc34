/** Recent and favorite searches in the browser's storage, in DocSearch 3.9's format. */

/** The storage keys of an index: recent searches, favorites. */
export function storedSearchKeys(indexName: string): readonly [recent: string, favorite: string] {
  return [`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`];
}

function isHitList(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return (
      Array.isArray(list) &&
      list.every(
        (hit: unknown) =>
          typeof hit === 'object' && hit !== null && 'objectID' in hit && 'hierarchy' in hit && 'url' in hit,
      )
    );
  } catch {
    return false;
  }
}

/** Removes lists the dialog can't read, because it wouldn't open anymore. */
export function dropUnreadable(storage: Pick<Storage, 'getItem' | 'removeItem'>, indexName: string): void {
  for (const key of storedSearchKeys(indexName)) {
    const text = storage.getItem(key);
    if (text !== null && !isHitList(text)) storage.removeItem(key);
  }
}
