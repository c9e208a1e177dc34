/**
 * Links within 200 px of the view are fetched ahead (specification, 2.3), at most a few a page: those that
 * lead on come first, and what is fetched before the reader points at anything stays within its budget.
 */

/** How far outside the view, in CSS px, a link is fetched ahead (specification, 9). */
const PREFETCH_MARGIN = 200;
/** Pages fetched ahead per page view. A page's data is about 6 KB gzip; the budget is 60 KB (design, Budgets). */
const PREFETCH_LIMIT = 6;

type Fetch = (path: string) => unknown;

/** Whether a link leads to another page of the site. */
export function isPageLink(link: HTMLAnchorElement, page: Pick<Location, 'origin' | 'pathname'>): boolean {
  return link.origin === page.origin && link.pathname !== page.pathname && link.target !== '_blank' && !link.hasAttribute('download');
}

/** Watches the links of the page and fetches ahead what comes near. Returns a function that stops it. */
function watchLinks(fetch: Fetch, root: ParentNode = document): () => void {
  const fetched = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const {pathname} = target as HTMLAnchorElement;
        if (fetched.size >= PREFETCH_LIMIT || fetched.has(pathname)) continue;
        fetched.add(pathname);
        fetch(pathname);
      }
    },
    {rootMargin: `${PREFETCH_MARGIN}px`},
  );
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => isPageLink(link, window.location));
  const leadsOn = (link: HTMLAnchorElement): number => (link.closest('main') ? 0 : 1);
  links.sort((a, b) => leadsOn(a) - leadsOn(b)).forEach((link) => observer.observe(link));
  return () => observer.disconnect();
}

let stop: (() => void) | undefined;
let fetchAhead: Fetch | undefined;

/** Takes over fetching ahead from Docusaurus' links, which know no margin and no limit, and watches the new page. */
export function restartPrefetch(): void {
  const {docusaurus} = window;
  if (!docusaurus || typeof IntersectionObserver === 'undefined') return;
  if (!fetchAhead) {
    fetchAhead = docusaurus.prefetch;
    window.docusaurus = {...docusaurus, prefetch: () => false};
  }
  stop?.();
  stop = watchLinks(fetchAhead);
}
