import {liteClient} from 'algoliasearch/lite';
import {createHostsCache} from '../../../../src/lib/search/hosts-cache';

type State = {readonly status: string; readonly isUp: () => boolean; readonly isTimedOut: () => boolean};

const host = {url: 'a.example.org', protocol: 'https', accept: 'read'};
const state = (status: string): State => ({
  ...host,
  status,
  isUp: () => status === 'up',
  isTimedOut: () => status === 'timed out',
});

function setUp() {
  let time = 1_000_000;
  const cache = createHostsCache(() => time);
  const read = (key: Readonly<Record<string, unknown>>) => cache.get(key, () => Promise.resolve(state('up')));
  return {cache, read, pass: (milliseconds: number) => (time += milliseconds)};
}

test('a host that never failed is up', async () => {
  const {read} = setUp();
  expect((await read(host)).isUp()).toBe(true);
});

test.each(['down', 'timed out'])('a host that is %s isn’t used for two minutes', async (status) => {
  const {cache, read, pass} = setUp();
  // The client stores a state with the state as the key, but looks it up with the plain host.
  await cache.set(state(status), state(status));
  const {isUp, isTimedOut} = await read(host);
  expect([isUp(), isTimedOut()]).toEqual([false, false]);
  pass(120_000);
  expect(isUp()).toBe(false);
  pass(1);
  expect(isUp()).toBe(true);
});

test("other hosts aren't affected", async () => {
  const {cache, read} = setUp();
  await cache.set(host, state('down'));
  expect((await read({...host, url: 'b.example.org'})).isUp()).toBe(true);
  expect((await read({...host, port: 81})).isUp()).toBe(true);
});

test('a host that is marked as up, deleted or cleared is up again', async () => {
  const {cache, read} = setUp();
  const mended: readonly (() => Promise<unknown>)[] = [
    () => cache.set(host, state('up')),
    () => cache.delete(host),
    () => cache.clear(),
  ];
  for (const mend of mended) {
    await cache.set(host, state('down'));
    expect((await read(host)).isUp()).toBe(false);
    await mend();
    expect((await read(host)).isUp()).toBe(true);
  }
});

test('with it, Algolia’s own client skips a failed host for two minutes and then retries it', async () => {
  let time = 0;
  let failing = true;
  const asked: string[] = [];
  const client = liteClient('APP', 'key', {
    hosts: ['a', 'b'].map((url) => ({url, accept: 'readWrite', protocol: 'https'})),
    hostsCache: createHostsCache(() => time),
    requester: {
      send: ({url}) => {
        const {hostname} = new URL(url);
        asked.push(hostname);
        const status = failing && hostname === 'a' ? 500 : 200;
        return Promise.resolve({status, content: '{"results":[]}', isTimedOut: false});
      },
    },
  });
  const ask = (query: string) => client.search({requests: [{indexName: 'docs', query}]});
  await ask('one');
  expect(asked).toEqual(['a', 'b']);
  failing = false;
  await ask('two');
  time = 120_000;
  await ask('three');
  expect(asked.slice(2)).toEqual(['b', 'b']);
  time = 120_001;
  await ask('four');
  expect(asked.slice(4)).toEqual(['a']);
});
