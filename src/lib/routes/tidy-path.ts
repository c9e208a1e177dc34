/**
 * The path that a page has in links, for one that names the page's file: a host that serves files as they are
 * answers `/docs/page.html` and `/docs/page/index.html` too, and one that knows folders leads to `/docs/page/`.
 * @param baseUrl with slashes at both ends; the front page keeps its own.
 */
export function tidyPath(path: string, baseUrl: string): string {
  // The 404 page is the only page whose route is its file name.
  if (path === `${baseUrl}404.html`) return path;
  const bare = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return `${bare}/` === baseUrl ? baseUrl : bare;
}
