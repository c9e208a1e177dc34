/** Search forms and filters inside a page, loaded only where there is one. */
import {startApiIndex} from '../../api/browser/api-index';
import {fillAddressWords} from '../../lists/browser/address-words';
import {startListFilter} from '../../lists/browser/list-filter';
import {startListForms} from '../../lists/browser/list-form';

/** Call after each navigation. */
export function startPageForms(document: Document): void {
  startListForms(document);
  startListFilter();
  startApiIndex(document);
  fillAddressWords(document);
  const finder = document.querySelector<HTMLFormElement>('form.error-finder');
  if (finder) void import('../../errors/browser/error-finder').then(({startErrorFinder}) => startErrorFinder(finder));
}
