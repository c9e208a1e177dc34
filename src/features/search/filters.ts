import i18n from '@generated/i18n';

/**
 * Limits a search to a manual version, by its id, and to the language of the page and English: readers of a translation
 * also find the pages it doesn't have.
 */
export function searchFilters(version: string): (string | string[])[] {
  const {currentLocale, defaultLocale} = i18n;
  const own = `lang:${currentLocale}`;
  return [`version:${version}`, currentLocale === defaultLocale ? own : [own, `lang:${defaultLocale}`]];
}
