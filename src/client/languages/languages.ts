/**
 * The language menu keeps the query and the hash, and remembers the choice. It never redirects: a page that exists in the
 * chosen language shows a link to it.
 */
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
    try {
      localStorage.setItem(KEY, link.hreflang);
    } catch {
      // Storage is blocked, so the next page doesn't know.
    }
  });
  offerLanguage();
}

function offerLanguage(): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // Storage is blocked.
  }
  const link = [...document.querySelectorAll<HTMLAnchorElement>(links)].find(({hreflang}) => hreflang === chosen);
  if (!link || !hasPage(link) || link.ariaCurrent) return;
  const offer = link.cloneNode(true) as HTMLElement;
  offer.className = 'nav-link';
  link.closest('[popover]')?.before(offer);
}
