import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {fetchPackages, PAGE_SIZE} from './fetch';

type Answer = {readonly status?: number; readonly body: unknown} | undefined;

let answer: (url: URL, times: number) => Answer = () => undefined;
let asked: string[] = [];
const server = http.createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://registry');
  asked.push(url.pathname + url.search);
  const found = answer(url, asked.filter((address) => address === url.pathname + url.search).length);
  if (found === undefined) {
    response.writeHead(404).end('{"error":"not_found"}');
    return;
  }
  response.writeHead(found.status ?? 200, {'content-type': 'application/json'});
  response.end(typeof found.body === 'string' ? found.body : JSON.stringify(found.body));
});
let registry = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/npm/`;
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));
beforeEach(() => {
  asked = [];
});

const options = () => ({registry, names: [] as readonly string[], retryAfter: 1, timeout: 2000});
const hit = (name: string) => ({
  package: {name, version: '1.0.0', date: '2026-03-04T00:00:00Z', description: `About ${name}`},
});
const SEARCH = '/npm/-/v1/search';

/** A registry with the given number of packages with the keyword. */
function registryOf(names: readonly string[]): typeof answer {
  return (url) => {
    if (url.pathname === SEARCH) {
      const from = Number(url.searchParams.get('from'));
      return {
        body: {total: names.length, objects: names.slice(from, from + Number(url.searchParams.get('size'))).map(hit)},
      };
    }
    const [, name] = /^\/npm\/([^/]+)\/1\.0\.0$/.exec(url.pathname) ?? [];
    return name === undefined
      ? undefined
      : {body: {name: decodeURIComponent(name), version: '1.0.0', peerDependencies: {rescript: '^12.0.0'}}};
  };
}

test('requests all pages, and every package’s compilers', async () => {
  const names = Array.from({length: PAGE_SIZE + 3}, (_, index) => `p-${String(index).padStart(3, '0')}`);
  answer = registryOf(names);
  const packages = await fetchPackages(options());
  expect(packages.map(({name}) => name)).toEqual(names);
  expect(packages[0]).toEqual({
    name: 'p-000',
    version: '1.0.0',
    description: 'About p-000',
    published: '2026-03-04',
    compiler: {range: '^12.0.0', on: 'rescript', from: 'peerDependencies'},
  });
  expect(asked.filter((address) => address.startsWith(SEARCH))).toEqual([
    `${SEARCH}?text=keywords:rescript&size=250&from=0`,
    `${SEARCH}?text=keywords:rescript&size=250&from=250`,
  ]);
});

test('requests a listed package by name if the search doesn’t find it, including its scope', async () => {
  const searched = registryOf(['@x/found']);
  answer = (url) =>
    url.pathname === '/npm/@x%2fhidden'
      ? {
          body: {
            'dist-tags': {latest: '3.0.0'},
            time: {'3.0.0': '2026-01-02T00:00:00Z'},
            versions: {'3.0.0': {name: '@x/hidden', version: '3.0.0'}},
          },
        }
      : searched(url, 1);
  const packages = await fetchPackages({...options(), names: ['@x/hidden', '@x/found']});
  expect(packages.map(({name, version}) => [name, version])).toEqual([
    ['@x/found', '1.0.0'],
    ['@x/hidden', '3.0.0'],
  ]);
  expect(asked).toContain('/npm/@x%2ffound/1.0.0');
});

test('retries if the registry is busy, at most three times', async () => {
  const whole = registryOf(['a']);
  answer = (url, times) =>
    url.pathname === SEARCH && times < 3 ? {status: times === 1 ? 429 : 503, body: ''} : whole(url, times);
  await expect(fetchPackages(options())).resolves.toHaveLength(1);
  answer = () => ({status: 500, body: ''});
  asked = [];
  await expect(fetchPackages(options())).rejects.toThrow(
    "The registry didn't return the search: it answers 500. Nothing was written.",
  );
  expect(asked).toHaveLength(3);
});

test('the error names a listed package that doesn’t exist, without retries', async () => {
  answer = registryOf([]);
  await expect(fetchPackages({...options(), names: ['gone']})).rejects.toThrow(
    "didn't return the package gone, which src/packages/core/curated.ts lists: it answers 404, it has no such package",
  );
  expect(asked.filter((address) => address === '/npm/gone')).toHaveLength(1);
});

test('the error for a registry without a search says that the search is missing', async () => {
  answer = () => ({status: 404, body: ''});
  await expect(fetchPackages(options())).rejects.toThrow(
    "The registry didn't return the search: it answers 404, it has no such service. Nothing was written.",
  );
});

test.each([
  [
    '<html>maintenance</html>',
    "The registry's response for the search doesn't match its API: <html>maintenance</html>… isn't JSON. Nothing was written.",
  ],
  [{objects: []}, "doesn't match its API: Expected field total"],
  [{total: 5, objects: [{package: {name: 'a'}}]}, 'Expected field version'],
  [{total: 5, objects: []}, 'reports 5 packages, but returned only 0'],
])('%j as answer is refused with a sentence', async (body, message) => {
  answer = () => ({body});
  await expect(fetchPackages(options())).rejects.toThrow(message);
});

test('an endless search is stopped', async () => {
  let page = 0;
  answer = () => ({body: {total: 1_000_000, objects: [hit(`p${page++}`)]}});
  await expect(fetchPackages(options())).rejects.toThrow("doesn't end: 40 pages weren't enough");
});

test('a registry that is down or doesn’t respond in time is reported', async () => {
  const silent = http.createServer(() => {});
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await expect(fetchPackages({...options(), registry: address, timeout: 20})).rejects.toThrow('no answer in 20 ms');
  silent.closeAllConnections();
  await new Promise((resolve) => void silent.close(resolve));
  await expect(fetchPackages({...options(), registry: address})).rejects.toThrow(
    "didn't return the search: ECONNREFUSED. Nothing was written.",
  );
});
