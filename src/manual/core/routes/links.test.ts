import {breadcrumbs} from '../../../kit/core/crumbs';
import {isActiveLink, isExternalLink, isSiteLink, pageLink, resolveSiteLink} from './links';

test.each([
  ['/x', true, true],
  ['/x', false, false],
  ['/try/', ['/try'], true],
  ['/community/overview', ['/community'], true],
  ['/communityx', ['/community'], false],
  ['/docs/react/next/x', ['/blog', '/docs/react'], true],
  ['/try', ['/blog', '/docs'], false],
])('on %s, a link for %j is highlighted: %s', (path, match, active) => expect(isActiveLink(path, match)).toBe(active));

test('file extensions are dropped from our links, but not from external ones', () => {
  expect(pageLink('record.mdx#x')).toBe('record#x');
  expect(pageLink('/a/b.html?c=d.md')).toBe('/a/b?c=d.md');
  expect(pageLink('page.md')).toBe('page');
  expect(pageLink('https://example.org/a.html')).toBe('https://example.org/a.html');
  expect(isExternalLink('mailto:a@example.org')).toBe(true);
  expect(isExternalLink('//example.org')).toBe(true);
  expect(isExternalLink('#top')).toBe(false);
});

describe('site links', () => {
  const versions = {manual: 'next', react: 'latest'};
  test('lead to the version of the page', () => {
    expect(resolveSiteLink('manual:record#optional', versions)).toBe('/docs/manual/next/record#optional');
    expect(resolveSiteLink('react:introduction', versions)).toBe('/docs/react/latest/introduction');
    expect(resolveSiteLink('manual@latest:record', versions)).toBe('/docs/manual/latest/record');
  });
  test('are reported if they’re malformed', () => {
    expect(isSiteLink('manual: record')).toBe(true);
    expect(() => resolveSiteLink('manual:a b', versions)).toThrow('The link "manual:a b" must have the form');
    expect(() => resolveSiteLink('manual@v9:record', versions)).toThrow(
      'The link "manual@v9:record" must have the form',
    );
    expect(isSiteLink('https://example.org/manual:x')).toBe(false);
  });
});

describe('breadcrumbs', () => {
  const names = {
    docs: 'Docs',
    manual: 'Language Manual',
    api: 'API',
    react: 'rescript-react',
    community: 'Community',
    errors: 'Errors',
  };
  const crumbs = (instance: string, root: string, page: string, parents: {name: string; href: string}[] = []) =>
    breadcrumbs({instance, root, permalink: `${root}${page}`, title: 'Page', parents}, names).map(({name}) => name);

  test('end with the section on its introduction', () => {
    expect(crumbs('default', '/docs/manual/latest', '/introduction')).toEqual(['Docs', 'Language Manual']);
    expect(crumbs('api', '/docs/manual/latest/api', '')).toEqual(['Docs', 'API']);
    expect(crumbs('api', '/docs/manual/latest/api', '/')).toEqual(['Docs', 'API']);
    expect(crumbs('community', '/community', '/overview')).toEqual(['Community']);
    expect(crumbs('errors', '/errors', '')).toEqual(['Errors']);
  });
  test('end with the page everywhere else', () => {
    expect(crumbs('default', '/docs/manual/latest', '/record')).toEqual(['Docs', 'Language Manual', 'Page']);
    expect(crumbs('react', '/docs/react/latest', '/context')).toEqual(['Docs', 'rescript-react', 'Page']);
    expect(crumbs('community', '/community', '/content')).toEqual(['Community', 'Page']);
    expect(crumbs('errors', '/errors', '/warning-8')).toEqual(['Errors', 'Page']);
    expect(
      crumbs('api', '/docs/manual/next/api', '/stdlib/array', [{name: 'Stdlib', href: '/docs/manual/next/api/stdlib'}]),
    ).toEqual(['Docs', 'API', 'Stdlib', 'Page']);
  });
});
