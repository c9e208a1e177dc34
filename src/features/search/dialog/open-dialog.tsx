/** Opens and closes the search dialog: a React root of its own, so that it needs nothing of the page's. */
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {dropUnreadable} from '../../../lib/search/stored-hits';
import {backEnd} from '../back-end';
import SearchDialog from './SearchDialog';
import './dialog.lazy.css';

/** Loads ahead what a search in a version needs. */
export const warm = (version: string): void => backEnd.warm(version);

export type DialogOptions = {
  /** The id of the manual version whose pages are searched beside the unversioned ones. */
  readonly version: string;
  /** The first query: what the reader typed ahead. */
  readonly query: string;
};

/** Storage that a browser refuses holds nothing that could not be read. */
function tidyStorage(): void {
  try {
    dropUnreadable(window.localStorage, backEnd.indexName);
  } catch {
    return;
  }
}

let close: (() => void) | undefined;
const onClose = (): void => close?.();

/** Opens the dialog; an open one stays as it is. */
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
    // DocSearch scrolls back to where it was opened, which is another page's place after a step back.
    window.scrollTo({left: scrollX, top: scrollY, behavior: 'instant'});
  };
  // At once, so that no key falls between what was typed ahead and the field.
  flushSync(() => root.render(<SearchDialog version={version} query={query} onClose={onClose} />));
}
