import codeTranslations from '@generated/codeTranslations';
import {hitSection} from './hit-section';

test.each([
  ['/blog/release-11-0', 'Blog'],
  ['/blog', 'Blog'],
  ['/community/overview', 'Community'],
  ['/errors/somewhere-else', 'Errors'],
  ['/errors', 'Errors'],
  ['/docs/manual/v11.0.0/api/belt/array', 'Manual / V11.0.0 / API / Belt'],
  ['/docs/manual/latest/api/core/array#map', 'Manual / Latest / API / Core'],
  ['/docs/manual/next/record#optional-fields', 'Manual / Next'],
  ['/docs/react/latest/introduction', 'React / Latest'],
  ['/docs/manual', 'Manual'],
  ['/syntax-lookup/pipe', ''],
  ['/', ''],
])('the section of %s is "%s"', (path, label) => expect(hitSection(path)).toBe(label));

test('sections have names in the reader’s language', () => {
  Object.assign(codeTranslations, {'search.section.manual': 'Manuel', 'search.section.latest': 'Dernière version'});
  expect(hitSection('/docs/manual/latest/api/belt/array')).toBe('Manuel / Dernière version / API / Belt');
});
