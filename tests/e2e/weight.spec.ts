/** What a browser loads before the reader does anything: transferred bytes, requests, nodes. */
import {gzipSync} from 'node:zlib';
import type {Response} from 'playwright/test';
import {enter, expect, open, test, type Page} from './fixtures';

const KB = 1024;

type Loaded = {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  /** Those of `bytes` that are the response's headers, which the host decides. */
  readonly headers: number;
  readonly prefetch: boolean;
};

async function load(page: Page, path: string): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, Omit<Loaded, 'bytes' | 'headers'>>();
  const headers = new Map<string, number>();
  const loaded: Loaded[] = [];
  session.on('Network.requestWillBeSent', ({requestId, type, request}) =>
    requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      prefetch: type === 'Fetch' && !/\.\w+$/.test(new URL(request.url).pathname),
    }),
  );
  session.on('Network.responseReceived', ({requestId, response}) => headers.set(requestId, response.encodedDataLength));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const request = requests.get(requestId);
    if (request) loaded.push({...request, bytes: encodedDataLength, headers: headers.get(requestId) ?? 0});
  });
  await open(page, path);
  await page.waitForLoadState('networkidle');
  return loaded;
}

const sum = (loaded: readonly Loaded[]): number => loaded.reduce((total, {bytes}) => total + bytes, 0);

test(
  'a docs page loads at most 60 KB in at most 10 requests, and fetches at most 60 KB ahead',
  {tag: '@wide'},
  async ({page}) => {
    const loaded = await load(page, '/docs/manual/latest/record');
    const own = loaded.filter(({prefetch}) => !prefetch);
    const scripts = own.filter(({type}) => type === 'Script').map(({bytes, headers}) => (bytes - headers) / KB);
    expect(scripts).toHaveLength(2);
    const [reading, prefetch] = scripts as [number, number];
    expect(reading).toBeLessThanOrEqual(6.5);
    expect(prefetch).toBeLessThanOrEqual(2.2);
    expect(sum(own.filter(({type}) => type === 'Stylesheet'))).toBeLessThanOrEqual(13.5 * KB);
    expect(sum(own.filter(({type}) => type === 'Font'))).toBeLessThanOrEqual(21 * KB);
    expect(sum(own)).toBeLessThanOrEqual(60 * KB);
    expect(own.length).toBeLessThanOrEqual(10);
    expect(sum(loaded.filter(({prefetch}) => prefetch))).toBeLessThanOrEqual(60 * KB);
  },
);

test('a docs page has at most 2,500 nodes', {tag: '@wide'}, async ({page}) => {
  await open(page, '/docs/manual/latest/record');
  expect(await page.locator('*').count()).toBeLessThanOrEqual(2500);
});

// How far ahead a browser loads pictures depends on how fast it takes the network to be. The posters have a budget each.
test('the landing page loads at most 55 KB beside its posters, and no video', {tag: '@wide'}, async ({page}) => {
  const loaded = await load(page, '/');
  expect(loaded.filter(({url}) => /\.(?:webm|mp4)$/.test(url))).toEqual([]);
  expect(sum(loaded.filter(({url, prefetch}) => !url.endsWith('.avif') && !prefetch))).toBeLessThanOrEqual(55 * KB);
});

test(
  'the first intent to search loads at most 40 KB of code, 20 KB of it in one script beside the worker',
  {tag: '@wide'},
  async ({page}) => {
    await open(page, '/docs/manual/latest/record');
    await page.waitForLoadState('networkidle');
    const code = new Map<string, number>();
    const weigh = async (response: Response): Promise<void> => {
      const {pathname} = new URL(response.url());
      if (/\/assets\/.*\.(?:js|css)$/.test(pathname))
        code.set(pathname, gzipSync(await (await page.request.get(response.url())).body(), {level: 9}).length);
    };
    const weighed: Promise<void>[] = [];
    page.context().on('response', (response) => weighed.push(weigh(response)));
    await page.keyboard.press('/');
    await enter(page.getByRole('dialog', {name: 'Search'}).getByRole('combobox'), 'record');
    await expect(page.getByRole('option').first()).toBeVisible();
    await Promise.all(weighed);
    // The dialog with its style, and the worker.
    expect(code.size).toBe(2);
    const script = [...code].find(([path]) => /search-dialog.*\.js$/.test(path));
    expect(script?.[1]).toBeLessThanOrEqual(20 * KB);
    expect([...code.values()].reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(40 * KB);
  },
);

test(
  'the playground loads at most 300 KB of JavaScript before a compiler, and other pages load none of it',
  {tag: '@wide'},
  async ({page}) => {
    const own: string[] = [];
    page.on('request', (request) => {
      if (/playground_ui|\/editor\./.test(request.url())) own.push(request.url());
    });
    for (const path of ['/', '/docs/manual/latest/record', '/blog']) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
    }
    expect(own).toEqual([]);
    const loaded = await load(page, '/try');
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(sum(loaded.filter(({type, prefetch}) => type === 'Script' && !prefetch))).toBeLessThanOrEqual(300 * KB);
  },
);
