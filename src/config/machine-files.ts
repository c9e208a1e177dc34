/** A version's page lists for programs, by content. The names are part of public URLs, so they must not change. */
export const LLMS_FILES = {index: 'llms.txt', full: 'llms-full.txt', small: 'llms-small.txt'} as const;

/** Tools without a text of their own. */
const WITHOUT_COPY: readonly string[] = ['/404', '/offline', '/search', '/try', '/try/embed'];

/** Whether a page has a Markdown copy. @param page its path below the base URL: `/docs/manual/latest/record` */
export function hasMarkdownCopy(page: string): boolean {
  return !WITHOUT_COPY.includes(page.replace(/\.html$|(?<=.)\/$/, ''));
}
