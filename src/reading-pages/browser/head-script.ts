/** The inline script in the head of every built page, which runs before there is a body. */
import {FIRST_FRAME, RETURNED} from '../../kit/core/attributes';
import {showInSidebar} from '../../kit/browser/sidebar';
import {SIDEBAR_LIST, SIDEBAR_STORAGE} from '../../kit/core/sidebar';
import {shortcut} from './keys';

const events: Event[] = [];
let isSearching = false;
let isLoaded = false;

/**
 * Stores what a reader does before the reading script runs, which `early-input.ts` repeats: clicks on buttons that need
 * it, on code, and on links to the playground that get their code from it, a key that opens the search, and the query
 * typed after it, but no keys typed into a field or that move the focus.
 */
function store(event: KeyboardEvent | MouseEvent): void {
  const target = event.target as Element;
  if ('key' in event) {
    const {key, isComposing, ctrlKey, metaKey, altKey} = event;
    const isTyped = isSearching && !ctrlKey && !metaKey && !altKey && /^(.|Backspace|Escape)$/.test(key);
    if (isComposing || target.closest('input,select,textarea,[contenteditable]')) return;
    if (!isTyped && shortcut(event) !== 'search') return;
    isSearching = true;
    event.preventDefault();
  } else if (target.closest('.code>.try:not([href*="code="])')) {
    if (isLoaded || event.button > 1 || event.altKey) return;
    event.preventDefault();
  } else if (!target.closest('a,[type=button]:not([popovertarget]),.code>pre')?.matches(':not(a)')) return;
  events.push(event);
}

(['click', 'auxclick', 'keydown'] as const).forEach((type) => addEventListener(type, store, true));
// Without the reading script, links work as they are.
addEventListener('load', () => {
  isLoaded = true;
  events.forEach((event) => {
    const {href} = event.target as HTMLAnchorElement;
    if (href) location.href = href;
  });
});
window.earlyInput = [events, store];

let stored = '';
try {
  stored = sessionStorage.getItem(SIDEBAR_STORAGE) || '';
} catch {
  // The browser blocks it: the sidebar starts at its top.
}

/** Scrolls the docs sidebar to where it was (`src/manual/browser` stores that), and the current page into its view. */
function restoreSidebar(): void {
  const sidebar = document.querySelector(SIDEBAR_LIST);
  if (!sidebar?.clientHeight) return;
  const [position, clicked] = stored.split(' ');
  const current = sidebar.querySelector<HTMLElement>('[aria-current=page]');
  sidebar.scrollTop = current && clicked ? current.offsetTop - +clicked : +position!;
  if (current) showInSidebar(sidebar, current);
}

/** Asks for sizes only in frames, where the browser needs the layout anyway, until the whole sidebar is there. */
function restoreInFrames(): void {
  restoreSidebar();
  if (document.readyState === 'loading' && !document.querySelector(SIDEBAR_LIST)?.parentNode?.nextSibling)
    requestAnimationFrame(restoreInFrames);
}

function restoreWithStyles({target}: Event): void {
  if ((target as HTMLLinkElement).rel === 'stylesheet') requestAnimationFrame(restoreSidebar);
}

// Safari has no idle callbacks.
if (!('requestIdleCallback' in window)) Object.assign(window, {requestIdleCallback: setTimeout});

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// A page that starts further down needs the heights of what is above the window.
if (visit?.type !== 'navigate') document.documentElement.setAttribute(RETURNED, '');
else if (!location.hash) document.documentElement.setAttribute(FIRST_FRAME, '');
// The key may be one that scrolls to the end, wherever that is.
addEventListener('keydown', () => document.documentElement.removeAttribute(FIRST_FRAME), true);

requestAnimationFrame(restoreInFrames);
document.addEventListener('load', restoreWithStyles, true);
addEventListener('load', () => document.removeEventListener('load', restoreWithStyles, true));
