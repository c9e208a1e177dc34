import path from 'node:path';
import type {Config, LoadContext, Plugin} from '@docusaurus/types';
import type {SiteEnvironment} from '../../config/env';
import {DEFAULT_LOCALE, languages} from '../../config/languages';
import {writerError} from '../../kit/build/writer-error';
import {publishedLanguages} from '../../languages/build/coverage';

export const SITE = path.join(__dirname, '../../..');

/** Throws a sentence for a language that the site's list doesn't have. */
export function refuseUnlisted(id: string): void {
  const listed = [DEFAULT_LOCALE, ...languages.map((language) => language.id)];
  if (!listed.includes(id))
    throw writerError(
      `src/config/languages.ts has no language "${id}". Add it there first; it has ${listed.join(', ')}.`,
    );
}

/** A plugin that refuses such a language, whatever command was given it. */
export function listedLanguage({i18n}: Pick<LoadContext, 'i18n'>): Plugin {
  refuseUnlisted(i18n.currentLocale);
  return {name: 'listed-language'};
}

/**
 * The languages of a build: those that reach their minimum, and the one named by `LOCALE`. Development has them all.
 */
export function i18nOf({
  production,
  locale,
}: Pick<SiteEnvironment, 'production' | 'locale'>): NonNullable<Config['i18n']> {
  if (locale !== undefined) refuseUnlisted(locale);
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
