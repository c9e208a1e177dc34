/**
 * Prefetches pages whose links are within 200 px of the viewport while the reader scrolls, one at a time and within a
 * budget: first what the reader points at or touches, then links in the text, then the others.
 */
import {NOT_AHEAD, speculationRules} from '../core/speculation';
import {sharedBase} from '../../kit/browser/base-url';
import {on} from '../../kit/browser/on';

/** How far outside the viewport a link's page is prefetched, in CSS px. */
const PREFETCH_MARGIN = 200;
/** The most pages and bytes that are prefetched in a minute because their links are near; pointing may use as much again. */
export const PREFETCH_LIMIT = 6;
const PREFETCH_BYTES = 60 * 1024;
const MINUTE = 60_000;
/** The size of the largest page; a prefetch needs that much of the budget. */
const LARGEST_PAGE = 20 * 1024;

/** Prefetches a page. @returns its transfer size in bytes; undefined if the browser doesn't report it */
type FetchAhead = (path: string) => Promise<number | undefined>;

type Queue = {
  /** A link to the page is near. */
  readonly add: (path: string) => void;
  /** The link isn't near any more. */
  readonly drop: (path: string) => void;
  /** The reader points at a link to the page. */
  readonly point: (path: string) => void;
};

/** Prefetches each page once, in order, as fast as the budget allows. */
export function createQueue(fetchAhead: FetchAhead): Queue {
  const seen = new Set<string>();
  const near = new Set<string>();
  let pointed: string | undefined;
  let pages = 0;
  let bytes = 0;
  let busy = false;
  const hasRoom = (budgets: number): boolean =>
    pages < budgets * PREFETCH_LIMIT && bytes + LARGEST_PAGE <= budgets * PREFETCH_BYTES;
  const next = (): string | undefined =>
    pointed !== undefined && hasRoom(2) ? pointed : hasRoom(1) ? [...near][0] : undefined;
  const work = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (let path = next(); path !== undefined; path = next()) {
      seen.add(path);
      near.delete(path);
      if (pointed === path) pointed = undefined;
      pages++;
      const size = (await fetchAhead(path)) ?? LARGEST_PAGE;
      bytes += size;
      setTimeout(() => {
        pages--;
        bytes -= size;
        void work();
      }, MINUTE);
    }
    busy = false;
  };
  return {
    add(path) {
      if (!seen.has(path)) near.add(path);
      void work();
    },
    drop: (path) => near.delete(path),
    point(path) {
      pointed = seen.has(path) ? undefined : path;
      void work();
    },
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

/** Whether the connection is slow or metered, as far as the browser says. */
function savesData(): boolean {
  const {connection} = navigator as Navigator & {
    readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
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
  const queue = createQueue(knowsLinks ? linkAhead : requestAhead);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        const {pathname} = target as HTMLAnchorElement;
        if (isIntersecting) queue.add(pathname);
        else queue.drop(pathname);
      }
    },
    {rootMargin: `${PREFETCH_MARGIN}px`},
  );
  const leads = (link: HTMLAnchorElement): boolean => leadsToPage(link, window.location, sharedBase);
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(leads);
  const leadsOn = (link: HTMLAnchorElement): number => (link.closest('main') ? 0 : 1);
  links.sort((a, b) => leadsOn(a) - leadsOn(b)).forEach((link) => observer.observe(link));
  for (const event of ['pointerover', 'touchstart'])
    on(event, 'a[href]', (link: HTMLAnchorElement) => {
      if (leads(link)) queue.point(link.pathname);
    });
}

/** Lets a browser that supports speculation rules prerender the page the reader points at. */
export function startPrerender(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}
