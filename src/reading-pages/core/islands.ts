/**
 * The pages that React hydrates. Others load HTML, CSS and one script. Paths start at the site's root, and each is its
 * own route.
 */
export const ISLANDS: readonly string[] = ['/try', '/try/embed', '/offline'];

/** Whether the page at a path, relative to the site's root, is an application. */
export function isIsland(path: string): boolean {
  return ISLANDS.includes(path.length > 1 ? path.replace(/\/$/, '') : path);
}
