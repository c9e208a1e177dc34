/**
 * The path a page has in links, for one that names its file (`/docs/page.html`, `/docs/page/index.html`) or a folder
 * (`/docs/page/`): hosts answer these too.
 * @param baseUrl with slashes at both ends; the front page keeps its own
 */
export function tidyPath(path: string, baseUrl: string): string {
  // The only page whose route is its file name.
  if (path === `${baseUrl}404.html`) return path;
  const bare = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return `${bare}/` === baseUrl ? baseUrl : bare;
}

/**
 * Replaces a URL that names the page's file. Must run before React hydrates an application, because the router finds
 * pages by URL.
 */
export function tidyAddress(baseUrl: string): void {
  const {pathname, search, hash} = window.location;
  const tidy = tidyPath(pathname, baseUrl);
  if (tidy !== pathname) window.history.replaceState(window.history.state, '', tidy + search + hash);
}
