import {linkTarget, twinAddress} from '../../../../src/lib/markdown-twin/address';

test.each([
  ['/', '/index.md'],
  ['/blog', '/blog.md'],
  ['/docs/manual/latest/record/', '/docs/manual/latest/record.md'],
])('the twin of %s is %s', (page, twin) => expect(twinAddress(page)).toBe(twin));

const place = {origin: 'https://example.org', page: '/docs/record', twinOf: (page: string) => (page.startsWith('/docs') ? `${page}.md` : undefined)};

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
