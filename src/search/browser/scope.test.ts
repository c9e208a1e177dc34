import i18n from '@generated/i18n';
import {searchScope} from './scope';

test('a translated page asks for its language and English, an English page for English only', () => {
  expect(searchScope('v12.0.0')).toEqual({version: 'v12.0.0', languages: ['en']});
  jest.replaceProperty(i18n, 'currentLocale', 'fr');
  expect(searchScope('v12.0.0')).toEqual({version: 'v12.0.0', languages: ['fr', 'en']});
  jest.restoreAllMocks();
});
