/** @jest-environment jsdom */
import {leadsToPage} from './prefetch';

test('only pages that are read are fetched ahead', () => {
  const link = (href: string, attributes: Record<string, string> = {}): HTMLAnchorElement =>
    Object.assign(document.createElement('a'), {href, ...attributes});
  const page = {origin: 'http://localhost', pathname: '/docs'};
  const fits = (...args: Parameters<typeof link>): boolean => leadsToPage(link(...args), page, '/');
  expect(fits('/blog')).toBe(true);
  expect(fits('/docs/manual/v10.0.0')).toBe(true);
  expect(fits('/docs#a')).toBe(false);
  expect(fits('https://example.org/')).toBe(false);
  expect(fits('/blog', {target: '_blank'})).toBe(false);
  expect(fits('/blog', {download: 'blog'})).toBe(false);
  expect(fits('/docs/record.md')).toBe(false);
  expect(fits('/fr/blog', {hreflang: 'fr'})).toBe(false);
  for (const read of ['/docs/manual/latest/try', '/docs/manual/latest/try#errors', '/blog/search-engines', '/tryout'])
    expect([read, fits(read)]).toEqual([read, true]);
  for (const application of ['/try', '/try/', '/try/embed', '/try#code=1', '/offline', '/fr/try?code=1'])
    expect([application, fits(application)]).toEqual([application, false]);
  expect(leadsToPage(link('/elsewhere'), page, '/site/')).toBe(false);
});
