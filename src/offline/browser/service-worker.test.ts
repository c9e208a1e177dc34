/** Runs the service worker in its own scope: requests go in, responses come out. */
import {versionLines} from '@site/src/config/versions';
import {storeKey, type Stored} from '../core/manifest';

const ORIGIN = 'https://example.org';

const STORED: Stored = {
  build: 'one',
  parts: [{id: 'manual-latest', kind: 'manual', name: 'Handbuch v11', start: '/docs/manual/latest/introduction'}],
  words: {
    language: 'de',
    direction: 'ltr',
    site: 'ReScript',
    title: 'Nicht gespeichert',
    body: 'Keine Verbindung.',
    link: 'Was gespeichert ist',
  },
  files: {
    '/docs/manual/latest/record': 'page',
    '/assets/js/a.1.js': 'script',
    '/search-index/manifest.json': 'index',
    '/playground-frame.html': 'frame',
  },
};

type Listener = (event: object) => void;

/** A fetch event, in the form workbox expects. */
class FetchingEvent {
  answer: Promise<Response> | undefined;
  constructor(readonly request: Request) {}
  readonly waitUntil = (): void => undefined;
  readonly respondWith = (answer: Promise<Response>): void => void (this.answer = answer);
}

const listeners = new Map<string, Listener>();
const entries = new Map<string, string>();
const network = jest.fn<Promise<Response>, [{readonly url: string}]>();

const define = (name: string, value: unknown): void =>
  void Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});

/** The worker's response; undefined if it leaves the request to the browser. */
async function ask(path: string, mode: 'navigate' | 'cors' = 'navigate'): Promise<Response | undefined> {
  const request = Object.defineProperty(new Request(path.startsWith('/') ? ORIGIN + path : path), 'mode', {
    value: mode,
  });
  const event = new FetchingEvent(request);
  listeners.get('fetch')?.(event);
  return event.answer;
}

const textOf = async (path: string, mode?: 'navigate' | 'cors'): Promise<string | undefined> =>
  (await ask(path, mode))?.text();
const online = (): void =>
  void network.mockImplementation(({url}) => Promise.resolve(new Response(`network ${new URL(url).pathname}`)));
const offline = (): void => void network.mockRejectedValue(new TypeError('Failed to fetch'));

beforeAll(async () => {
  entries.set('/offline-state.json', JSON.stringify(STORED));
  for (const hash of Object.values(STORED.files)) entries.set(storeKey(hash), `stored ${hash}`);
  define('self', globalThis);
  define('__WB_DISABLE_DEV_LOGS', true);
  define('location', new URL(`${ORIGIN}/service-worker.js`));
  define('registration', {scope: `${ORIGIN}/`});
  define('skipWaiting', () => Promise.resolve());
  define('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  for (const name of ['FetchEvent', 'ExtendableEvent']) define(name, FetchingEvent);
  define('fetch', network);
  define('caches', {
    match: (key: string, {cacheName}: {cacheName: string}) =>
      Promise.resolve(cacheName === 'offline-pages /' && entries.has(key) ? new Response(entries.get(key)) : undefined),
  });
  await import('./service-worker');
});

beforeEach(() => network.mockReset());

test('online, pages and files with fixed names come from the network, stored or not', async () => {
  online();
  expect(await textOf('/docs/manual/latest/record')).toBe('network /docs/manual/latest/record');
  expect(await textOf('/search-index/manifest.json', 'cors')).toBe('network /search-index/manifest.json');
});

test('files with a hash in their name come from the cache, or from the network if they aren’t stored', async () => {
  online();
  expect(await textOf('/assets/js/a.1.js', 'cors')).toBe('stored script');
  expect(network).not.toHaveBeenCalled();
  expect(await textOf('/assets/js/b.1.js', 'cors')).toBe('network /assets/js/b.1.js');
});

test('offline, stored files are served, at every address of a page', async () => {
  offline();
  for (const path of [
    '/docs/manual/latest/record',
    '/docs/manual/latest/record/',
    '/docs/manual/latest/record.html?tab=js',
  ])
    expect(await textOf(path)).toBe('stored page');
  expect(await textOf('/search-index/manifest.json', 'cors')).toBe('stored index');
});

test('offline, addresses with a version number and without a version lead to the stored page', async () => {
  offline();
  for (const path of [`/docs/manual/${versionLines.default.latest.id}/record?tab=js`, '/docs/manual/record?tab=js']) {
    const response = await ask(path);
    expect([response?.status, response?.headers.get('location')]).toEqual([
      302,
      `${ORIGIN}/docs/manual/latest/record?tab=js`,
    ]);
  }
});

test('offline, a page that isn’t stored gets the list of stored parts', async () => {
  offline();
  const response = await ask('/docs/react/latest/introduction');
  expect(response?.status).toBe(503);
  expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response?.text();
  expect(html).toContain('<a href="/docs/manual/latest/introduction">Handbuch v11</a>');
  expect(html).toContain('<html lang="de" dir="ltr">');
});

test('offline, a page of one locale is never served for a different locale', async () => {
  offline();
  for (const path of [
    '/fr/docs/manual/latest/record',
    `/fr/docs/manual/${versionLines.default.latest.id}/record`,
    '/fr',
  ])
    expect((await ask(path))?.status).toBe(503);
});

test('the document that runs programs has an opaque origin, from the network and from the store', async () => {
  for (const [connect, content] of [
    [online, 'network /playground-frame.html'],
    [offline, 'stored frame'],
  ] as const) {
    connect();
    const response = await ask('/playground-frame.html');
    expect([response?.headers.get('content-security-policy'), await response?.text()]).toEqual([
      'sandbox allow-scripts',
      content,
    ]);
  }
});

test('offline, a file that isn’t stored fails as it would without a worker', async () => {
  offline();
  await expect(textOf('/img/a.svg', 'cors')).rejects.toThrow();
});

test('requests to other origins are left to the browser', async () => {
  expect(await ask('https://elsewhere.example/x', 'cors')).toBeUndefined();
});

test('the stored state is read again when the page reports a change', async () => {
  offline();
  entries.set('/offline-state.json', JSON.stringify({...STORED, files: {'/docs/manual/latest/record': 'new'}}));
  entries.set(storeKey('new'), 'stored new');
  expect(await textOf('/docs/manual/latest/record')).toBe('stored page');
  listeners.get('message')?.({data: 'stored-changed'});
  expect(await textOf('/docs/manual/latest/record')).toBe('stored new');
});

test('offline with nothing stored, the browser shows its own message', async () => {
  offline();
  entries.delete('/offline-state.json');
  listeners.get('message')?.({data: 'stored-changed'});
  await expect(ask('/docs/manual/latest/record')).rejects.toThrow();
  await expect(textOf('/search-index/manifest.json', 'cors')).rejects.toThrow();
});
