/**
 * The language menu keeps the query and the hash, and remembers the choice. It never redirects: a page that exists in the
 * chosen language shows a link to it.
 */
import {readStored, store} from '../stored';

const KEY = 'language';
const links = 'a[hreflang]';

/** The link of an entry leads to the page if no sentence follows it. */
const hasPage = (link: Element): boolean => !link.nextElementSibling;

/** Starts listening for choices, and offers the chosen language. Call once per document. */
export function startLanguages(): void {
  document.addEventListener('click', ({target}) => {
    const link = (target as Element).closest<HTMLAnchorElement>(links);
    if (!link) return;
    if (hasPage(link)) {
      link.search = window.location.search;
      link.hash = window.location.hash;
    }
    store(KEY, link.hreflang);
  });
  offerLanguage();
}

function offerLanguage(): void {
  const link = document.querySelector(`a[hreflang="${CSS.escape(readStored(KEY) ?? '')}"]`);
  if (!link || !hasPage(link) || link.ariaCurrent) return;
  const offer = link.cloneNode(true) as Element;
  offer.className = 'nav-link';
  link.closest('[popover]')?.before(offer);
}
