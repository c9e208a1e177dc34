/** Search forms and filters inside a page, loaded only where there is one, and former addresses of a list's entries. */
import {startApiIndex} from '../../api/browser/api-index';
import {idOfHash} from '../../kit/browser/hash';
import {fillAddressWords} from '../../lists/browser/address-words';
import {startListFilter} from '../../lists/browser/list-filter';
import {startListForms} from '../../lists/browser/list-form';

/** `/syntax-lookup#pipe` leads to the page of the entry, which the list links to. */
export function entryOfHash(document: Document, hash: string): string | undefined {
  const item = document.getElementById('lookup-list') && document.getElementById(idOfHash(hash));
  return item?.matches('[data-item]') ? (item.querySelector('a')?.getAttribute('href') ?? undefined) : undefined;
}

function followHash(): void {
  const address = entryOfHash(document, window.location.hash);
  if (address !== undefined) window.location.replace(address);
}

window.addEventListener('hashchange', followHash);

/** Call after each navigation. */
export function startPageForms(document: Document): void {
  followHash();
  startListForms(document);
  startListFilter();
  startApiIndex(document);
  fillAddressWords(document);
  const finder = document.querySelector<HTMLFormElement>('form.error-finder');
  if (finder) void import('../../errors/browser/error-finder').then(({startErrorFinder}) => startErrorFinder(finder));
}
