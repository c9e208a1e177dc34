/** The lists of a version's pages for programs, by what they hold. The names are part of addresses that others hold: they stay. */
export const LLMS_FILES = {index: 'llms.txt', full: 'llms-full.txt', small: 'llms-small.txt'} as const;

/** Pages that are tools without a text of their own. */
const WITHOUT_TWIN: readonly string[] = ['/404.html', '/offline', '/search', '/try'];

/** Whether a page has a Markdown twin. @param page its path below the base URL: `/docs/manual/latest/record` */
export function hasTwin(page: string): boolean {
  return !WITHOUT_TWIN.includes(page.replace(/(.)\/$/, '$1'));
}
