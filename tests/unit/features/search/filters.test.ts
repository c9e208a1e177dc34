import i18n from '@generated/i18n';
import {searchFilters} from '../../../../src/features/search/filters';

test('a translated page asks for its language and English, an English page for English only', () => {
  expect(searchFilters('v12.0.0')).toEqual(['version:v12.0.0', 'lang:en']);
  jest.replaceProperty(i18n, 'currentLocale', 'fr');
  expect(searchFilters('v12.0.0')).toEqual(['version:v12.0.0', ['lang:fr', 'lang:en']]);
  jest.restoreAllMocks();
});
