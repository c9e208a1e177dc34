import {canonicalUrl} from './base-url';

test.each([
  ['/docs/manual/latest/record', 'https://example.org/base/docs/manual/latest/record'],
  ['/base/docs/manual/latest/', 'https://example.org/base/docs/manual/latest'],
  ['/base/', 'https://example.org/base'],
  ['https://example.com/record', 'https://example.com/record'],
  ['https://example.com/', 'https://example.com/'],
])('%s', (address, url) => {
  expect(canonicalUrl(address, {url: 'https://example.org', baseUrl: '/base/'})).toBe(url);
});
