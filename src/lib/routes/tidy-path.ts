/**
 * The path that a page has in links, for one that names the page's file: a host that serves files as they are
 * answers `/docs/page.html` and `/docs/page/index.html` too.
 * @param baseUrl with slashes at both ends; the front page keeps its own.
 */
export function tidyPath(path: string, baseUrl: string): string {
  // The page for unknown addresses is the only one whose route is named like its file.
  if (path === `${baseUrl}404.html`) return path;
  const bare = path.replace(/(?:\/index)?\.html$/, '');
  return `${bare}/` === baseUrl ? baseUrl : bare;
}
