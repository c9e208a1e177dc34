import {linkTarget, markdownAddress} from './address';

test.each([
  ['/', '/index.md'],
  ['/blog', '/blog.md'],
  ['/docs/manual/latest/record/', '/docs/manual/latest/record.md'],
])('the copy of %s is %s', (page, copy) => expect(markdownAddress(page)).toBe(copy));

const place = {
  origin: 'https://example.org',
  page: '/docs/record',
  copyOf: (page: string) => (page.startsWith('/docs') ? `${page}.md` : undefined),
};

test.each([
  ['/docs/object#quotes', 'https://example.org/docs/object.md#quotes'],
  ['object', 'https://example.org/docs/object.md'],
  ['#top', 'https://example.org/docs/record.md#top'],
  ['/try?code=x', 'https://example.org/try?code=x'],
  ['/docs/object?tab=js', 'https://example.org/docs/object?tab=js'],
  ['https://nodejs.org/en', 'https://nodejs.org/en'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['http://[', 'http://['],
])('%s leads to %s', (href, target) => expect(linkTarget(href, place)).toBe(target));
