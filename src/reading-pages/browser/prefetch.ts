/**
 * Prefetches pages whose links are within 200 px of the viewport while the reader scrolls, one at a time and within a
 * budget: first what the reader points at or touches, then the next page, links in the text, and the others. A
 * prefetched page is shown in place of the current one.
 */
import {APPLICATION_PAGES} from '../core/application-pages';
import {sharedBase} from '../../kit/browser/base-url';
import {on} from '../../kit/browser/on';
import {parsePage, startSwap} from './swap';

/** How far outside the viewport a link's page is prefetched, in CSS px. */
const PREFETCH_MARGIN = 200;
/** The most pages and bytes that are prefetched in a minute because their links are near; pointing may use as much again. */
export const PREFETCH_LIMIT = 6;
const PREFETCH_BYTES = 60 * 1024;
const MINUTE = 60_000;
/** How long a prefetched page is shown without asking again, in ms: as long as browsers keep theirs. */
const KEPT_MS = 5 * MINUTE;
/** The size of the largest page; a prefetch needs that much of the budget. */
const LARGEST_PAGE = 20 * 1024;

/** Links to a path at the site's root or a language's, whatever follows it. The manual has a page with such a name. */
const toRoot = (path: string): string =>
  `:is(${[`$="${path}"`, ...['?', '#', '/'].map((mark) => `*="${path}${mark}"`)].map((end) => `[href${end}]`).join()}):not([href*="/manual/"])`;

/**
 * Links that aren't loaded ahead: applications start working right away, files aren't pages, and a page in another
 * language can't be shown in place.
 */
const NOT_AHEAD = [
  '[target]',
  '[download]',
  '[type]',
  '[hreflang]',
  ...APPLICATION_PAGES.map(toRoot),
  ...['md', 'txt', 'xml', 'json'].map((ending) => `[href$=".${ending}"]`),
].join();

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

/** HTML of prefetched pages, by path. */
const pages = new Map<string, Promise<string>>();

/** The HTML of a page. @throws if there's none at the path itself: another address needs its own history entry */
async function fetchPage(path: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(path, {priority});
  if (!response.ok || response.redirected) throw new Error(path);
  return response.text();
}

/** Fetches a page at the lowest priority and keeps its HTML until it may have changed. */
async function fetchAhead(path: string): Promise<number | undefined> {
  const html = fetchPage(path, 'low');
  pages.set(path, html);
  setTimeout(() => pages.delete(path), KEPT_MS);
  // Without a connection, the browser says so when the link is followed.
  await html.catch(() => undefined);
  const [entry] = performance.getEntriesByName(location.origin + path, 'resource').slice(-1);
  return (entry as PerformanceResourceTiming | undefined)?.transferSize;
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

/**
 * Starts prefetching, and shows prefetched pages in place. Call once per document.
 * @param onPage called when a page was shown in place
 */
export function startPrefetch(onPage: () => void): void {
  const queue = createQueue(fetchAhead);
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
  const watch = (): void => {
    observer.disconnect();
    if (savesData()) return;
    // Many readers go on with the next page, whose link comes last, when the budget may be used.
    const next = document.querySelector<HTMLAnchorElement>('a[rel=next]');
    if (next && leads(next)) queue.add(next.pathname);
    for (const links of ['main a[href]', 'a[href]'])
      for (const link of document.querySelectorAll<HTMLAnchorElement>(links))
        if (link !== next && leads(link)) observer.observe(link);
  };
  watch();
  let pointed: readonly [path: string, page?: Document] | undefined;
  on('pointerover', 'a[href]', (link: HTMLAnchorElement) => {
    const path = link.pathname;
    if (!leads(link) || pointed?.[0] === path) return;
    pointed = [path];
    queue.point(path);
    const parse = (html: string): void => {
      if (pointed?.[0] === path) pointed = [path, parsePage(html)];
    };
    pages.get(path)?.then(parse, () => undefined);
  });
  // A press is nearly a click, so the page doesn't wait for others, nor for room in the budget.
  on('pointerdown', 'a[href]', (link: HTMLAnchorElement) => {
    if (leads(link) && !pages.has(link.pathname)) void fetchAhead(link.pathname);
  });
  startSwap(
    (path) => {
      const page = pointed?.[0] === path ? pointed[1] : undefined;
      pointed = undefined;
      return page ? Promise.resolve(page) : pages.get(path)?.then(parsePage);
    },
    (path) => fetchPage(path, 'high').then(parsePage),
    () => {
      onPage();
      // After the page's first frame.
      requestAnimationFrame(() => setTimeout(watch));
    },
  );
}
