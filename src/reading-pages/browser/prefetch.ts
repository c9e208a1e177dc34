/**
 * Fetches pages ahead: the first whose links come within 200 px of the window, and those a reader points at, presses or
 * focuses. A page that was fetched is shown in place of the current one.
 */
import {sharedBase} from '../../kit/browser/base-url';
import {on} from '../../kit/browser/on';
import {parsePage, startSwap} from './swap';

/** How far outside the window a link's page is fetched, in CSS px. */
const MARGIN = 200;
/** How many pages are fetched for each one that is opened because their links are near. Most have 9 to 14 KB. */
const NEAR_LIMIT = 2;
/** How long the pointer rests on a link before its page is fetched, in ms: less than before most presses, more than while it crosses a list. */
const REST_MS = 65;
/** How long a page that was fetched is shown without asking again, in ms: as long as browsers keep theirs. */
const KEPT_MS = 5 * 60_000;

/** The pages with a React application, as paths from the site's root. */
const APPLICATION_PAGES = ['/try', '/try/embed', '/offline'];

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

/** HTML of pages that were fetched ahead, by path. */
const pages = new Map<string, Promise<string>>();

/** The HTML of a page. @throws if there's none at the path itself: another address needs its own history entry */
async function fetchPage(path: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(path, {priority});
  if (!response.ok || response.redirected) throw new Error(path);
  return response.text();
}

/** Fetches a page and keeps its HTML until it may have changed. @returns whether it wasn't there yet */
function fetchAhead(path: string, priority: RequestPriority): boolean {
  if (pages.has(path)) return false;
  const html = fetchPage(path, priority);
  pages.set(path, html);
  setTimeout(() => pages.delete(path), KEPT_MS);
  // Without a connection, the browser says so when the link is followed.
  html.catch(() => undefined);
  return true;
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
 * Starts fetching ahead, and shows pages that were fetched in place. Call once per document.
 * @param onPage called when a page was shown in place
 */
export function startPrefetch(onPage: () => void): void {
  let room = 0;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries)
        if (isIntersecting && room > 0 && fetchAhead((target as HTMLAnchorElement).pathname, 'low')) room--;
    },
    {rootMargin: `${MARGIN}px`},
  );
  const leads = (link: HTMLAnchorElement): boolean => leadsToPage(link, window.location, sharedBase);
  const watch = (): void => {
    observer.disconnect();
    room = savesData() ? 0 : NEAR_LIMIT;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
      if (leads(link)) observer.observe(link);
  };
  watch();
  let rest: number | undefined;
  const fetchNow = (link: HTMLAnchorElement): void => {
    clearTimeout(rest);
    if (leads(link)) fetchAhead(link.pathname, 'high');
  };
  on('pointerover', 'a[href]', (link: HTMLAnchorElement) => {
    clearTimeout(rest);
    rest = window.setTimeout(fetchNow, REST_MS, link);
  });
  on('pointerdown', 'a[href]', fetchNow);
  on('focusin', 'a[href]', fetchNow);
  startSwap(
    (path) => pages.get(path)?.then(parsePage),
    (path) => fetchPage(path, 'high').then(parsePage),
    () => {
      onPage();
      // After the page's first frame.
      requestAnimationFrame(() => setTimeout(watch));
    },
  );
}
