import {sectionLabel, type SectionNames} from './section-label';

const names: SectionNames = {
  manual: 'Manual',
  react: 'React',
  api: 'API',
  latest: 'Latest',
  next: 'Next',
  blog: 'Blog',
  community: 'Community',
  errors: 'Errors',
};

describe('the section label of a hit', () => {
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
    ['', ''],
  ])('of %s is "%s"', (path, label) => expect(sectionLabel(path, names)).toBe(label));

  test('is in the language of the names', () => {
    const french = {...names, manual: 'Manuel', latest: 'Dernière version'};
    expect(sectionLabel('/docs/manual/latest/api/belt/array', french)).toBe('Manuel / Dernière version / API / Belt');
  });
});
