/** Search forms and filters inside a page, loaded only where there is one. */
import {startApiIndex} from '../api-index/api-index';
import {fillAddressWords} from '../missing-page/address-words';
import {startListFilter} from './list-filter';
import {startListForms} from './list-form';

/** Call after each navigation. */
export function startPageForms(document: Document): void {
  startListForms(document);
  startListFilter();
  startApiIndex(document);
  fillAddressWords(document);
  const finder = document.querySelector<HTMLFormElement>('form.error-finder');
  if (finder) void import('../error-finder/error-finder').then(({startErrorFinder}) => startErrorFinder(finder));
}
