/**
 * What the reader chose on earlier pages, in the storage that Docusaurus uses too, or in another. It may be full or
 * blocked.
 */
import siteStorage from '@generated/site-storage';

const siteChoices = (): Storage => window[siteStorage.type];

/** A stored choice, if there is one. */
export function readStored(key: string, storage = siteChoices): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Calls `act` with a choice stored under the key on another page that is open in this browser. */
export function onStoredElsewhere(key: string, act: (value: string) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) act(event.newValue);
  });
}

/** Returns whether it could be stored. */
export function store(key: string, value: string, storage = siteChoices): boolean {
  try {
    storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
