/**
 * The language menu keeps the query and the hash, and stores the choice, which is offered on pages that exist in it. It
 * never redirects.
 */
import {on} from '../../kit/browser/on';
import {onStoredElsewhere, readStored, store} from '../../kit/browser/stored';

const KEY = 'language';

/** A sentence follows the links of languages without the page. */
const hasPage = (link: Element): boolean => !link.nextElementSibling;

/** Call once per document. */
export function startLanguages(): void {
  on('click', 'a[hreflang]', (link: HTMLAnchorElement) => {
    if (hasPage(link)) {
      link.search = window.location.search;
      link.hash = window.location.hash;
    }
    store(KEY, link.hreflang);
  });
  offerLanguage();
  onStoredElsewhere(KEY, offerLanguage);
}

let offer: Element | undefined;

function offerLanguage(): void {
  offer?.remove();
  const link = document.querySelector(`a[hreflang="${CSS.escape(readStored(KEY) ?? '')}"]`);
  if (!link || !hasPage(link) || link.ariaCurrent) return;
  offer = link.cloneNode(true) as Element;
  offer.className = 'nav-link';
  link.closest('[popover]')?.before(offer);
}
