import i18n from '@generated/i18n';

/** Limits a search to a manual version, by its id, and to the language of the page. Both back ends get the same filters. */
export function searchFilters(version: string): string[] {
  return [`version:${version}`, `lang:${i18n.currentLocale}`];
}
