import type {I18n} from '@docusaurus/types';
import {i18nOf, listedLanguage} from './languages';

const refused = 'src/config/languages.ts has no language "es". Add it there first; it has en, ';

test('a language that the list doesn’t have is refused with the file to edit', () => {
  expect(() => i18nOf({production: false, locale: 'es'})).toThrow(refused);
  expect(i18nOf({production: false, locale: 'fr'}).locales).toContain('fr');
  const plugin = (currentLocale: string) => listedLanguage({i18n: {currentLocale} as I18n});
  expect(() => plugin('es')).toThrow(refused);
  expect(plugin('fr').name).toBe('listed-language');
});
