/** Loads the list search and filters only on pages with a form, and redirects former addresses of entries. */
import {idOfHash} from '../../kit/browser/hash';

/** `/syntax-lookup#pipe` leads to the page of the entry, which the list links to. */
export function entryOfHash(document: Document, hash: string): string | undefined {
  const item = document.getElementById('lookup-list') && document.getElementById(idOfHash(hash));
  return item?.matches('[data-item]') ? (item.querySelector('a')?.getAttribute('href') ?? undefined) : undefined;
}

function followHash(): void {
  const address = entryOfHash(document, window.location.hash);
  if (address !== undefined) window.location.replace(address);
}

/** Call once per document. */
export function startListPages(): void {
  window.addEventListener('hashchange', followHash);
}

/** Call for each page. */
export function findLists(): void {
  followHash();
  if (document.querySelector('form[role=search], [data-filter]'))
    void import('./page-forms').then(({startPageForms}) => startPageForms(document));
}
