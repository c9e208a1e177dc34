import {tidyPath} from '../../lib/routes/tidy-path';

/**
 * Replaces a URL that names the page's file with the page's own URL. It must run before React hydrates an application:
 * the router finds pages by URL, and a file name isn't a route.
 */
export function tidyAddress(baseUrl: string): void {
  const {pathname, search, hash} = window.location;
  const tidy = tidyPath(pathname, baseUrl);
  if (tidy !== pathname) window.history.replaceState(window.history.state, '', tidy + search + hash);
}
