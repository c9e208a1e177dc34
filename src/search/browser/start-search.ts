/**
 * Turns the header's link to the search page into a button for the search dialog. The dialog and the index are loaded
 * on the first sign of intent: pointing at the link, focusing it, or pressing a search key (src/reading-pages/browser clicks
 * the link).
 */
import {whenShown} from '../../kit/browser/activation';
import {isPlainClick} from '../../kit/browser/plain-click';
import {startTypeAhead} from '../../kit/browser/type-ahead';
import {QUERY_LIMIT} from '../../config/search-limits';
import {SEARCH} from '../../kit/core/attributes';
import type * as DialogExports from './dialog/open-dialog';

type DialogModule = typeof DialogExports;

const load = (): Promise<DialogModule> => import(/* webpackChunkName: "search-dialog" */ './dialog/open-dialog');

let opened: Promise<DialogModule> | undefined;

const searchLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${SEARCH}]`) : null;

/** A failed preload is silent: opening reports the failure, and the next sign of intent tries again. */
function prepare({target}: Event): void {
  const version = searchLink(target)?.dataset.version;
  if (version === undefined) return;
  load().then(
    ({warm}) => warm(version),
    () => undefined,
  );
}

async function open(link: HTMLAnchorElement): Promise<void> {
  if (opened) return;
  const stop = startTypeAhead(QUERY_LIMIT);
  opened = load();
  try {
    const {openDialog} = await opened;
    const query = stop();
    if (query !== undefined) openDialog({version: link.dataset.version ?? '', query});
  } catch {
    stop();
    window.location.assign(link.href);
  } finally {
    opened = undefined;
  }
}

function onClick(event: MouseEvent): void {
  const link = searchLink(event.target);
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  void open(link);
}

/** The page /search has a field of its own. If its script doesn't load, the page still lists all others. */
function findSearchPage(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-search-page]');
  const version = document.querySelector<HTMLElement>(`a[${SEARCH}]`)?.dataset.version;
  if (!form || version === undefined) return;
  load().then(
    ({startSearchPage}) => startSearchPage(form, version),
    () => undefined,
  );
}

/** Starts listening. Call it once per document. */
function startSearch(): void {
  document.addEventListener('pointerover', prepare, {passive: true});
  document.addEventListener('focusin', prepare);
  // Runs before the router's own handler, which ignores clicks whose default was prevented.
  document.addEventListener('click', onClick, {capture: true});
}

if (typeof document !== 'undefined') {
  startSearch();
  whenShown(findSearchPage);
}

/**
 * Docusaurus calls this when a navigation starts, in development. An open dialog belongs to the previous page; one
 * opened from now on belongs to the next.
 */
export function onRouteUpdate(): void {
  document.querySelector('dialog.search-dialog')?.dispatchEvent(new Event('cancel'));
}

/** The same for when it has ended. */
export function onRouteDidUpdate({previousLocation}: {readonly previousLocation: unknown}): void {
  if (previousLocation) findSearchPage();
}
