/** Loads what searches and filters a list only on pages that have one, and leads former addresses to entries. */
import {idOfHash} from './hash';

/** The address that `/syntax-lookup#pipe` means: the page of the entry, which the list links to. */
export function entryOfHash(document: Document, hash: string): string | undefined {
  const item = document.getElementById('lookup-list') && document.getElementById(idOfHash(hash));
  return item?.matches('[data-item]') ? (item.querySelector('a')?.getAttribute('href') ?? undefined) : undefined;
}

function followHash(): void {
  const address = entryOfHash(document, window.location.hash);
  if (address !== undefined) window.location.replace(address);
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', followHash);

/** Docusaurus calls this after every navigation, and once for the first page. */
export function onRouteDidUpdate(): void {
  followHash();
  if (document.querySelector('form[data-list]')) void import('./list-form').then(({startListForms}) => startListForms(document));
}
