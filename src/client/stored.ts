/** What the reader chose on earlier pages, in the storage that Docusaurus uses too. If it's blocked, nothing is remembered. */
import siteStorage from '@generated/site-storage';

const storage = (): Storage => window[siteStorage.type];

/** A stored choice, if there is one. */
export function readStored(key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice. If the storage is full or blocked, the choice only lasts for this page. */
export function store(key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // As documented.
  }
}
