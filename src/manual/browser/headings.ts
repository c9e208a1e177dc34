/** Marks the heading being read in the page's tables of contents. */
import {HEADINGS} from '../../kit/core/attributes';

/** How far below the bars a heading counts as the current one, in CSS px. */
const REACHED = 40;

/** `start` is the element whose top is the heading's. */
type Entry = {readonly start: Element; readonly links: readonly HTMLAnchorElement[]};

let entries: readonly Entry[] = [];
let marked: Entry | undefined;
let asked = false;

/** The last heading at or above a line. `tops` must be in page order. */
export function lastAbove(count: number, topOf: (index: number) => number, line: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topOf(middle) <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function mark(): void {
  asked = false;
  const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + REACHED;
  const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
  const index = atEnd
    ? entries.length - 1
    : lastAbove(entries.length, (at) => entries[at]?.start.getBoundingClientRect().top ?? 0, line);
  const current = entries[index];
  if (current === marked) return;
  for (const link of marked?.links ?? []) link.removeAttribute('aria-current');
  for (const link of current?.links ?? []) {
    link.setAttribute('aria-current', 'location');
    keepVisible(link);
  }
  marked = current;
}

/** Never scrolls the page. */
function keepVisible(link: HTMLElement): void {
  const list = link.closest<HTMLElement>('.page-contents, .sidebar-toc');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const top = link.offsetTop - list.scrollTop;
  if (top < 0 || top > list.clientHeight - link.offsetHeight) list.scrollTop = link.offsetTop - list.clientHeight / 2;
}

function ask(): void {
  if (asked || entries.length === 0) return;
  asked = true;
  requestAnimationFrame(mark);
}

/** Call once per document. */
export function startHeadings(): void {
  window.addEventListener('scroll', ask, {passive: true});
  window.addEventListener('resize', ask, {passive: true});
}

/** Call for each page. */
export function findHeadings(): void {
  const links = new Map<string, HTMLAnchorElement[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`[${HEADINGS}] a[href^="#"]`)) {
    const id = decodeURIComponent(link.hash.slice(1));
    links.set(id, [...(links.get(id) ?? []), link]);
  }
  entries = [...links].flatMap(([id, own]): Entry[] => {
    const heading = document.getElementById(id);
    // Asking where a heading is lays out the item it is in, which the browser skips far from the window.
    return heading ? [{start: heading.closest('.api section') ?? heading, links: own}] : [];
  });
  marked = undefined;
  ask();
}
