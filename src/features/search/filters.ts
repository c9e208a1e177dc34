import i18n from '@generated/i18n';

/** Limits a search to a manual version, by its id. All languages search the English pages, the only ones in the index. */
export function searchFilters(version: string): string[] {
  return [`version:${version}`, `lang:${i18n.defaultLocale}`];
}
