import {tidyPath} from '../core/tidy-path';

/**
 * Replaces a URL that names the page's file. Must run before React hydrates an application, because the router finds
 * pages by URL.
 */
export function tidyAddress(baseUrl: string): void {
  const {pathname, search, hash} = window.location;
  const tidy = tidyPath(pathname, baseUrl);
  if (tidy !== pathname) window.history.replaceState(window.history.state, '', tidy + search + hash);
}
