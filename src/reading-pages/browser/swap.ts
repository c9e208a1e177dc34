/**
 * Shows the next page in place of the current one: what both have stays, and the rest comes from the next page's HTML.
 * The browser handles history, scroll positions and focus (Navigation API); without that API, it loads each page.
 */
import {announce} from '../../kit/browser/announce';
import {baseUrl} from '../../kit/browser/base-url';
import {FIRST_FRAME, RETURNED} from '../../kit/core/attributes';

// TypeScript 5.9 doesn't know these.
type NavigateEvent = Event & {
  readonly canIntercept: boolean;
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: {readonly url: string};
  readonly signal: AbortSignal;
  readonly intercept: (options: {readonly handler: () => Promise<void>}) => void;
};

/** The address of the reading script: pages of the same build and language have the same. */
const scriptOf = (page: Document): string | null | undefined =>
  page.querySelector('script[src][defer]')?.getAttribute('src');
/** What the head says about the page. */
const metadataOf = (page: Document): Element[] => [
  ...page.head.querySelectorAll(
    'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]',
  ),
];

/** Makes `now` the same as `next`. Elements that differ in more than attributes and text are replaced. */
export function patch(now: Node, next: Node): void {
  if (now.isEqualNode(next)) return;
  const isSame =
    now instanceof Element &&
    next instanceof Element &&
    now.tagName !== 'MAIN' &&
    now.tagName === next.tagName &&
    now.id === next.id &&
    now.childNodes.length > 0 &&
    now.childNodes.length === next.childNodes.length;
  if (!isSame) return (now as ChildNode).replaceWith(next);
  for (const {name} of [...now.attributes]) if (!next.hasAttribute(name)) now.removeAttribute(name);
  for (const {name, value} of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  const children = [...next.childNodes];
  [...now.childNodes].forEach((child, index) => patch(child, children[index]!));
}

/** Whether a page has this page's language: the others, in folders named in the language menu, have other scripts. */
const isSameLanguage = (path: string): boolean =>
  path.startsWith(baseUrl) && !document.querySelector(`a[hreflang="${path.slice(baseUrl.length).split('/')[0]}"]`);

/** The HTML of a page as a document. */
export const parsePage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** How many of the pages a reader has left stay as they were, for going back to them. */
const LEFT_PAGES = 5;

/**
 * Starts showing pages in place. Call once per document.
 * @param pageAt the page at a path, if it's prefetched
 * @param fetchPage gets a page the reader goes back to. @throws if it can't
 * @param onPage called when a page is shown
 */
export function startSwap(
  pageAt: (path: string) => Promise<Document> | undefined,
  fetchPage: (path: string) => Promise<Document>,
  onPage: () => void,
): void {
  const {navigation} = window as unknown as {readonly navigation?: EventTarget};
  if (!navigation) return;
  let shown = location.pathname;
  const left = new Map<string, Element>();

  const show = (page: Document, isBack: boolean, signal: AbortSignal): void => {
    if (signal.aborted) return;
    if (scriptOf(page) !== scriptOf(document)) throw new Error(page.title);
    left.delete(shown);
    left.set(shown, document.querySelector('main')!);
    if (left.size > LEFT_PAGES) left.delete([...left.keys()][0]!);
    shown = location.pathname;
    const asLeft = isBack && left.get(shown);
    if (asLeft) page.querySelector('main')!.replaceWith(asLeft);
    metadataOf(document).forEach((element) => element.remove());
    document.head.prepend(...metadataOf(page));
    document.documentElement.toggleAttribute(FIRST_FRAME, !isBack && !location.hash);
    document.documentElement.toggleAttribute(RETURNED, isBack);
    patch(document.querySelector('#__docusaurus')!, page.querySelector('#__docusaurus')!);
    announce(document.title);
    onPage();
  };

  navigation.addEventListener('navigate', (event) => {
    const navigate = event as NavigateEvent;
    const {pathname, search} = new URL(navigate.destination.url);
    const isBack = navigate.navigationType === 'traverse';
    if (!navigate.canIntercept || navigate.navigationType === 'reload' || pathname === shown) return;
    if (!isSameLanguage(pathname)) return;
    const page = isBack || !search ? pageAt(pathname) : undefined;
    if (!page && !isBack) return;
    const handler = async (): Promise<void> => {
      try {
        show(await (page ?? fetchPage(pathname)), isBack, navigate.signal);
      } catch {
        // As a document, the page is whole, or the browser says what is wrong with the connection.
        if (!navigate.signal.aborted) location.reload();
      }
    };
    navigate.intercept({handler});
  });
}
