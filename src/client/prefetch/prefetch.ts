/**
 * Prefetches pages whose links are within 200 px of the viewport (specification, 2.3), one at a time and within a
 * budget, links in the text first.
 */
import {NOT_AHEAD, speculationRules} from '../../config/speculation';
import {sharedBase} from '../base-url';

/** How far outside the viewport a link's page is prefetched, in CSS px (specification, 9). */
const PREFETCH_MARGIN = 200;
/** The most pages and bytes one page prefetches (design, Budgets). */
export const PREFETCH_LIMIT = 6;
const PREFETCH_BYTES = 60 * 1024;
/** The size of the largest page; a prefetch needs that much of the budget. */
const LARGEST_PAGE = 16 * 1024;

/** Prefetches a page. @returns its transfer size in bytes; undefined if the browser doesn't report it */
type FetchAhead = (path: string) => Promise<number | undefined>;

/** Prefetches pages in order until a limit is reached. */
export function createQueue(fetchAhead: FetchAhead): (path: string) => void {
  const seen = new Set<string>();
  const waiting: string[] = [];
  let bytes = 0;
  let busy = false;
  const work = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (bytes + LARGEST_PAGE > PREFETCH_BYTES) break;
      bytes += (await fetchAhead(path)) ?? LARGEST_PAGE;
    }
    busy = false;
  };
  return (path) => {
    if (seen.size >= PREFETCH_LIMIT || seen.has(path)) return;
    seen.add(path);
    waiting.push(path);
    void work();
  };
}

/** Asks the browser to fetch a page at the lowest priority, for the next navigation. */
function linkAhead(path: string): Promise<number | undefined> {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = path;
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve(bytesOf(path));
    document.head.append(link);
  });
}

/** Fills the cache, for Safari, which has no prefetch links. */
function requestAhead(path: string): Promise<number | undefined> {
  const read = fetch(path, {priority: 'low'}).then((response) => response.text());
  return read.then(
    () => bytesOf(path),
    () => undefined,
  );
}

/** A response from the browser's cache reports 0 bytes. */
function bytesOf(path: string): number | undefined {
  const [entry] = performance
    .getEntriesByName(location.origin + path, 'resource')
    .slice(-1) as PerformanceResourceTiming[];
  return entry?.transferSize;
}

/** Whether the connection is slow or metered. */
function savesData(): boolean {
  const {connection} = navigator as Navigator & {
    readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Whether a link leads to another page of the site that may be fetched ahead. */
export const leadsToPage = (
  link: HTMLAnchorElement,
  {origin, pathname}: Pick<Location, 'origin' | 'pathname'>,
  base: string,
): boolean =>
  link.origin === origin && link.pathname !== pathname && link.pathname.startsWith(base) && !link.matches(NOT_AHEAD);

/** Starts watching the page's links. Call once per document: the hash and the query don't matter. */
export function startPrefetch(root: ParentNode = document): void {
  if (savesData()) return;
  const knowsLinks = document.createElement('link').relList.supports('prefetch');
  const add = createQueue(knowsLinks ? linkAhead : requestAhead);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        add((target as HTMLAnchorElement).pathname);
      }
    },
    {rootMargin: `${PREFETCH_MARGIN}px`},
  );
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) =>
    leadsToPage(link, window.location, sharedBase),
  );
  const leadsOn = (link: HTMLAnchorElement): number => (link.closest('main') ? 0 : 1);
  links.sort((a, b) => leadsOn(a) - leadsOn(b)).forEach((link) => observer.observe(link));
}

/** Lets a browser that supports speculation rules prerender the page the reader points at. */
export function startPrerender(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}
