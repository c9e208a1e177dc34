import type {ExactRule} from './aliases';

/** Attributes of English text in a page of another language. */
export type TextLanguage = {readonly lang?: string; readonly dir?: string};
export const UNTRANSLATED = {lang: 'en', dir: 'ltr'} as const satisfies TextLanguage;

/** Redirects from the addresses that a language doesn't have. @param pages the addresses of all pages */
export function untranslatedPages(pages: readonly string[], languages: readonly string[]): ExactRule[] {
  const known = new Set(pages);
  const own = pages.filter((page) => !languages.some((id) => page === `/${id}` || page.startsWith(`/${id}/`)));
  return languages.flatMap((id) =>
    own
      .filter((page) => page !== '/' && !known.has(`/${id}${page}`))
      .map((page) => ({from: `/${id}${page}`, to: page})),
  );
}
