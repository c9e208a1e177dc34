/** Opens and closes the search dialog. It has its own React root, so it doesn't depend on the page's. */
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {dropUnreadable} from './stored-hits';
import {backEnd} from '../back-end';
import {searchFilters} from '../filters';
import SearchDialog from './SearchDialog';
import './dialog.lazy.css';

/** Preloads what a search in a version needs. */
export const warm = (version: string): void => backEnd.warm(searchFilters(version));

export type DialogOptions = {
  /** The id of the manual version to search, in addition to the unversioned pages. */
  readonly version: string;
  /** The initial query: what the reader has already typed. */
  readonly query: string;
};

/** Storage that the browser blocks contains nothing the dialog could fail to read. */
function tidyStorage(): void {
  try {
    dropUnreadable(window.localStorage, backEnd.indexName);
  } catch {
    return;
  }
}

let close: (() => void) | undefined;
const onClose = (): void => close?.();

/** Opens the dialog; does nothing if it's open. */
export function openDialog({version, query}: DialogOptions): void {
  if (close) return;
  tidyStorage();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  close = () => {
    close = undefined;
    const {scrollX, scrollY} = window;
    root.unmount();
    host.remove();
    // DocSearch restores the scroll position from when it was opened. After going back, that position belongs to a
    // different page.
    window.scrollTo({left: scrollX, top: scrollY, behavior: 'instant'});
  };
  // Render synchronously, so that no key press is lost between what was already typed and the field.
  flushSync(() => root.render(<SearchDialog version={version} query={query} onClose={onClose} />));
}
