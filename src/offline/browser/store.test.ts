import {install as installFor, remove, type Progress, type StoreWords} from './store';
import {failureKind} from './failure';
import {hasFiles, readStored as readStoredOf} from './state';
import type {FileList} from '../core/manifest';

/** The part of Cache Storage that is used, with keys in the browser's form. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  match = (key: string): Promise<Response | undefined> => Promise.resolve(this.entries.get(key)?.clone());
  put = (key: string, response: Response): Promise<void> => Promise.resolve(void this.entries.set(key, response));
  delete = (key: string): Promise<boolean> => Promise.resolve(this.entries.delete(key));
  keys = (): Promise<readonly {url: string}[]> =>
    Promise.resolve([...this.entries.keys()].map((key) => ({url: `https://example.org${key}`})));
}

const cachesByName = new Map<string, MemoryCache>();
const site = new Map<string, string>();
const asked: string[] = [];
const worker = {postMessage: jest.fn()};
const unregister = jest.fn(() => Promise.resolve(true));
const register = jest.fn(() => Promise.resolve({active: worker}));

/** The site's response: the published JSON or text, or 404. */
const answer = (address: string): Promise<Response> => {
  asked.push(address.replace(/\?.*/, ''));
  const content = site.get(address.replace(/\?.*/, ''));
  return Promise.resolve(
    new Response(content ?? 'Not found', {
      status: content === undefined ? 404 : 200,
      headers: {'content-type': 'text/html', 'content-encoding': 'gzip', 'x-kept': 'yes'},
    }),
  );
};

function publish(build: string, parts: Readonly<Record<string, FileList>>): void {
  site.set(
    '/offline-files/parts.json',
    JSON.stringify({
      build,
      parts: Object.keys(parts).map((id) => ({
        id,
        kind: id === 'shared' ? 'shared' : 'manual',
        label: id,
        start: `/${id}`,
        files: 1,
        bytes: 1,
        download: 1,
      })),
    }),
  );
  for (const [id, files] of Object.entries(parts)) {
    site.set(`/offline-files/${id}.json`, JSON.stringify(files));
    for (const [address, [hash]] of Object.entries(files)) site.set(address, `${address} ${hash}`);
  }
}

const FIRST = {
  shared: {'/': ['a1', 10], '/assets/x.1.js': ['b1', 20]},
  'manual-next': {'/docs': ['c1', 30]},
  'manual-latest': {'/old': ['d1', 40]},
} satisfies Record<string, FileList>;

const define = (name: string, value: unknown): void =>
  void Object.defineProperty(globalThis, name, {value, configurable: true});
const storedContent = (): readonly string[] =>
  [...(cachesByName.get('offline-pages /')?.entries.keys() ?? [])].filter((key) => key.startsWith('/stored/')).sort();
const ignore = (): void => undefined;
const WORDS: StoreWords = {
  nameOf: ({id}) => `«${id}»`,
  missing: {language: 'fr', direction: 'ltr', site: 'ReScript', title: 'Absent', body: 'Rien.', link: 'Liste'},
};
const install = (base: string, ids: readonly string[], onProgress: (progress: Progress) => void): Promise<void> =>
  installFor(base, ids, WORDS, onProgress);
const readStored = (): ReturnType<typeof readStoredOf> => readStoredOf('/');

beforeEach(() => {
  cachesByName.clear();
  site.clear();
  jest.clearAllMocks();
  define('fetch', answer);
  define('caches', {
    match: (key: string, {cacheName}: {cacheName: string}) =>
      cachesByName.get(cacheName)?.match(key) ?? Promise.resolve(undefined),
    has: (name: string) => Promise.resolve(cachesByName.has(name)),
    open: (name: string) => {
      if (!cachesByName.has(name)) cachesByName.set(name, new MemoryCache());
      return Promise.resolve(cachesByName.get(name));
    },
    delete: (name: string) => Promise.resolve(cachesByName.delete(name)),
  });
  register.mockImplementation(() => Promise.resolve({active: worker}));
  define('navigator', {
    serviceWorker: {register, getRegistration: () => Promise.resolve({active: worker, unregister})},
  });
  publish('one', FIRST);
  asked.length = 0;
});

test('stores the selected and the shared parts, reports progress, then registers the worker', async () => {
  const told: Progress[] = [];
  await install('/', ['manual-next'], (progress) => told.push(progress));
  expect(storedContent()).toEqual(['/stored/a1', '/stored/b1', '/stored/c1']);
  expect(told[0]).toEqual({done: 0, total: 60});
  expect(told.at(-1)).toEqual({done: 60, total: 60});
  expect(await readStored()).toMatchObject({
    build: 'one',
    parts: [{id: 'shared', name: '«shared»'}, {id: 'manual-next'}],
    words: WORDS.missing,
    files: {'/docs': 'c1'},
  });
  expect(register).toHaveBeenCalledWith('/service-worker.js', {scope: '/'});
  expect(worker.postMessage).toHaveBeenCalledWith('stored-changed');
});

test('keeps a page’s headers, including its policy, but not its transfer headers', async () => {
  await install('/', [], ignore);
  const page = await cachesByName.get('offline-pages /')!.match('/stored/a1');
  expect([page?.headers.get('x-kept'), page?.headers.get('content-encoding'), await page?.text()]).toEqual([
    'yes',
    null,
    '/ a1',
  ]);
});

test('an update fetches changed content, but not content that only has a new name', async () => {
  await install('/', ['manual-next'], ignore);
  publish('two', {shared: {'/': ['a2', 10], '/assets/x.2.js': ['b1', 20]}, 'manual-next': FIRST['manual-next']});
  asked.length = 0;
  await install('/', ['manual-next'], ignore);
  expect(asked.filter((address) => !address.startsWith('/offline-files/'))).toEqual(['/']);
  expect(storedContent()).toEqual(['/stored/a2', '/stored/b1', '/stored/c1']);
  expect(await readStored()).toMatchObject({build: 'two', files: {'/': 'a2', '/assets/x.2.js': 'b1'}});
});

test('if a file can’t be fetched, the stored files stay unchanged', async () => {
  await install('/', ['manual-next'], ignore);
  publish('two', {shared: {'/': ['a2', 10]}, 'manual-next': {'/docs': ['c2', 30]}});
  site.delete('/docs');
  await expect(install('/', ['manual-next'], ignore)).rejects.toThrow('/docs answers 404.');
  expect(await readStored()).toMatchObject({build: 'one'});
  expect(storedContent()).toEqual(expect.arrayContaining(['/stored/a1', '/stored/b1', '/stored/c1']));
});

test('starts over if a new build is published in the meantime', async () => {
  const first = answer;
  let asks = 0;
  define('fetch', (address: string) => {
    if (address.startsWith('/offline-files/parts.json') && (asks += 1) === 2)
      publish('two', {...FIRST, shared: {'/': ['a2', 10]}});
    return first(address);
  });
  await install('/', [], ignore);
  expect(await readStored()).toMatchObject({build: 'two'});
  expect(storedContent()).toEqual(['/stored/a2']);
});

test('removing leaves nothing', async () => {
  await install('/', [], ignore);
  await remove('/');
  expect(unregister).toHaveBeenCalled();
  expect(cachesByName.size).toBe(0);
  expect(await readStored()).toBeUndefined();
});

test('removing notifies the worker, which keeps answering for open pages', async () => {
  await install('/', [], ignore);
  worker.postMessage.mockClear();
  await remove('/');
  expect(worker.postMessage).toHaveBeenCalledWith('stored-changed');
});

test('files fetched before the connection was lost aren’t fetched again, but don’t count as stored', async () => {
  site.delete('/docs');
  await expect(install('/', ['manual-next'], ignore)).rejects.toThrow('/docs answers 404.');
  expect([await readStored(), await hasFiles('/')]).toEqual([undefined, true]);
  expect(register).not.toHaveBeenCalled();
  publish('one', FIRST);
  asked.length = 0;
  await install('/', ['manual-next'], ignore);
  expect(asked.filter((address) => !address.startsWith('/offline-files/'))).toEqual(['/docs']);
});

test('without enough space, the fetched files are removed, and the stored ones are kept', async () => {
  await install('/', [], ignore);
  const cache = cachesByName.get('offline-pages /')!;
  const put = cache.put;
  cache.put = (key, response) =>
    cache.entries.size > 3 ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : put(key, response);
  const error: unknown = await install('/', ['manual-next', 'manual-latest'], ignore).catch(
    (reason: unknown) => reason,
  );
  expect(failureKind(error)).toBe('full');
  expect(storedContent()).toEqual(['/stored/a1', '/stored/b1']);
  expect((await readStored())?.parts.map(({id}) => id)).toEqual(['shared']);
});

test('without enough space for a first attempt, nothing is kept, not even from earlier attempts', async () => {
  site.delete('/docs');
  await expect(install('/', ['manual-next'], ignore)).rejects.toThrow('/docs answers 404.');
  publish('one', FIRST);
  cachesByName.get('offline-pages /')!.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  await expect(install('/', ['manual-next'], ignore)).rejects.toThrow('Full');
  expect(await hasFiles('/')).toBe(false);
  expect(unregister).toHaveBeenCalled();
});

test('after a failure nothing more is fetched or stored', async () => {
  const many = Object.fromEntries(Array.from({length: 40}, (_, index) => [`/${index}`, [`h${index}`, 1] as const]));
  publish('one', {shared: many});
  site.delete('/0');
  asked.length = 0;
  await expect(install('/', [], ignore)).rejects.toThrow('/0 answers 404.');
  const at = asked.length;
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([asked.length, at < 20]).toEqual([at, true]);
});

test('if the browser blocks service workers, nothing counts as stored', async () => {
  register.mockImplementation(() => Promise.reject(new DOMException('Storage is disabled.', 'SecurityError')));
  const error: unknown = await install('/', [], ignore).catch((reason: unknown) => reason);
  expect(failureKind(error)).toBe('refused');
  expect(await readStored()).toBeUndefined();
});

test('each locale stores its own files', async () => {
  site.set(
    '/fr/offline-files/parts.json',
    JSON.stringify({
      build: 'fr',
      parts: [{id: 'shared', kind: 'shared', label: '', start: '/fr/', files: 1, bytes: 1, download: 1}],
    }),
  );
  site.set('/fr/offline-files/shared.json', JSON.stringify({'/fr/': ['f1', 10]}));
  site.set('/fr/', 'Bonjour');
  await install('/', [], ignore);
  await install('/fr/', [], ignore);
  expect(register).toHaveBeenLastCalledWith('/fr/service-worker.js', {scope: '/fr/'});
  await remove('/fr/');
  expect([await readStoredOf('/fr/'), (await readStored())?.build]).toEqual([undefined, 'one']);
});
