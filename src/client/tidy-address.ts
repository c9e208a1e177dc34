import {tidyPath} from '../lib/routes/tidy-path';

/**
 * Shows the page's own address where the reader came by the name of its file. It has to run before React takes
 * the page over: the app looks for the code of the page by its address, and a file's name is none of its routes.
 */
export function tidyAddress(baseUrl: string): void {
  const {pathname, search, hash} = window.location;
  const tidy = tidyPath(pathname, baseUrl);
  if (tidy !== pathname) window.history.replaceState(window.history.state, '', tidy + search + hash);
}
