/** @jest-environment jsdom */
import {createQueue, leadsToPage, PREFETCH_LIMIT} from './prefetch';

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function fetchAll(paths: readonly string[], bytes: number | undefined): Promise<string[]> {
  const fetched: string[] = [];
  const {add} = createQueue((path) => {
    fetched.push(path);
    return Promise.resolve(bytes);
  });
  paths.forEach(add);
  await settle();
  return fetched;
}

const pages = Array.from({length: 12}, (_unused, index) => `/page-${index}`);

test('at most six pages are fetched ahead, each once, in their order', async () => {
  expect(PREFETCH_LIMIT).toBe(6);
  expect(await fetchAll(['/page-0', ...pages], 4000)).toEqual(pages.slice(0, 6));
});

test('no page is begun that may not fit into 60 KB any more', async () => {
  expect(await fetchAll(pages, 13 * 1024)).toEqual(pages.slice(0, 4));
  expect(await fetchAll(pages, undefined)).toEqual(pages.slice(0, 3));
});

test('after a minute, more pages are fetched: those whose links are near by then', async () => {
  jest.useFakeTimers();
  const fetched: string[] = [];
  const {add, drop} = createQueue((path) => {
    fetched.push(path);
    return Promise.resolve(4000);
  });
  pages.slice(0, 8).forEach(add);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(fetched).toEqual(pages.slice(0, 6));
  pages.slice(6, 8).forEach(drop);
  pages.slice(8).forEach(add);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(fetched).toEqual([...pages.slice(0, 6), ...pages.slice(8)]);
  jest.useRealTimers();
});

test('the page that the reader points at comes next, also when the budget for the others is used', async () => {
  const fetched: string[] = [];
  const {add, point} = createQueue((path) => {
    fetched.push(path);
    return Promise.resolve(12 * 1024);
  });
  pages.slice(0, 4).forEach(add);
  point('/pointed');
  point('/page-0'); // Being fetched: the pointer has only passed over the other link.
  point('/pointed-last');
  await settle();
  expect(fetched).toEqual(['/page-0', '/pointed-last', '/page-1', '/page-2']);
  add('/page-3');
  for (const page of ['/a', '/b', '/c', '/d', '/e', '/f', '/g']) {
    point(page);
    await settle();
  }
  expect(fetched.slice(4)).toEqual(['/a', '/b', '/c', '/d', '/e']);
});

test('one page is fetched at a time', async () => {
  const ends: (() => void)[] = [];
  const {add} = createQueue(() => new Promise((resolve) => ends.push(() => resolve(1000))));
  pages.forEach(add);
  expect(ends).toHaveLength(1);
  ends[0]!();
  await settle();
  expect(ends).toHaveLength(2);
});

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
