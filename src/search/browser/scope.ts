import i18n from '@generated/i18n';
import type {SearchScope} from '../core/protocol';

/**
 * A manual version, by its id, in the language of the page and English: readers of a translation also find the pages it
 * doesn't have.
 */
export function searchScope(version: string): SearchScope {
  const {currentLocale, defaultLocale} = i18n;
  return {version, languages: [...new Set([currentLocale, defaultLocale])]};
}
