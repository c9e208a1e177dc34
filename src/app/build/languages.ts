import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {SiteEnvironment} from '../../config/env';
import {DEFAULT_LOCALE, languages} from '../../config/languages';
import {publishedLanguages} from '../../languages/build/coverage';

const SITE = path.join(__dirname, '../../..');

/**
 * The languages of a build: those that reach their minimum, and the one named by `LOCALE`. Development has them all.
 */
export function i18nOf({
  production,
  locale,
}: Pick<SiteEnvironment, 'production' | 'locale'>): NonNullable<Config['i18n']> {
  const shown = production ? publishedLanguages(SITE, languages) : languages;
  const ids = new Set([...shown.map(({id}) => id), ...(locale === undefined ? [] : [locale])]);
  ids.delete(DEFAULT_LOCALE);
  return {
    defaultLocale: DEFAULT_LOCALE,
    locales: [DEFAULT_LOCALE, ...ids],
    localeConfigs: Object.fromEntries(
      languages
        .filter(({id}) => ids.has(id))
        .map(({id, name, direction}) => [id, {label: name, direction, htmlLang: id}]),
    ),
  };
}
