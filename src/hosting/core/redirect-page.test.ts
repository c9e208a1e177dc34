/** @jest-environment jsdom */
import vm from 'node:vm';
import {redirectPage, redirectScript, redirectTarget} from './redirect-page';

const page = (to: string): string => redirectPage({to, origin: 'https://site.example'});

/** Where the page's script leads for a URL with a query and an anchor. */
function follow(to: string, search: string, hash: string): string {
  const parsed = new DOMParser().parseFromString(page(to), 'text/html');
  const link = {href: new URL(parsed.querySelector('a')?.getAttribute('href') ?? '', 'https://site.example').href};
  let went = '';
  const location = {search, hash, replace: (url: URL) => (went = url.href)};
  vm.runInNewContext(redirectScript, {document: {getElementById: () => link}, location, URL});
  return went.replace('https://site.example', '');
}

test('query and anchor are kept', () => {
  expect(follow('/docs/record', '?a=b&c=d', '#update')).toBe('/docs/record?a=b&c=d#update');
  expect(follow('/docs/record', '', '')).toBe('/docs/record');
});

test('the target’s anchor is kept, and queries are merged', () => {
  expect(follow('/docs/interop#inlining', '?a=b', '#old')).toBe('/docs/interop?a=b#inlining');
  expect(follow('/docs/object?missing=Dict', '?a=b', '#x')).toBe('/docs/object?missing=Dict&a=b#x');
});

test('without JavaScript the page still redirects, and every page has the same script', () => {
  expect(page('/a')).toContain('<noscript><meta http-equiv="refresh" content="0; url=/a"></noscript>');
  expect(page('/b#c')).toContain('<link rel="canonical" href="https://site.example/b">');
  expect([page('/a'), page('/b')].map((html) => html.includes(`<script>${redirectScript}</script>`))).toEqual([
    true,
    true,
  ]);
});

test('the target can be read from the page, and other pages have none', () => {
  expect(redirectTarget(page('/a?b=c&d="e"#f'))).toBe('/a?b=c&d="e"#f');
  expect(redirectTarget('<html><a id="to" href="/a">x</a></html>')).toBeUndefined();
});
