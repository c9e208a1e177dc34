import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {INDEX_SETTINGS, pushRecords} from './push';
import type {SearchRecord} from '../../core/records/record';

type Call = {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: Record<string, unknown>;
};

/** A host that records requests and reports every task as finished. */
async function listen(): Promise<{server: http.Server; port: number; calls: Call[]}> {
  const calls: Call[] = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString('utf8')));
    request.on('end', () => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
      calls.push({
        method: request.method ?? '',
        path,
        key: request.headers['x-algolia-api-key'] as string | undefined,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      });
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(
          request.method === 'GET'
            ? {status: 'published', pendingTask: false}
            : {taskID: calls.length, updatedAt: '', objectIDs: []},
        ),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {server, port: (server.address() as AddressInfo).port, calls};
}

function record(id: number, version: readonly string[]): SearchRecord {
  const url = `https://example.org/docs/manual/x/page-${id}`;
  const hierarchy = {
    lvl0: 'Language Manual',
    lvl1: `Page ${id}`,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {
    objectID: `${id}`,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    hierarchy,
    content: null,
    version,
    lang: 'en',
    weight: {pageRank: 1, level: 100, position: 0},
  };
}

const site = [
  ...Array.from({length: 1000}, (_, id) => record(id, ['v12.0.0'])),
  ...Array.from({length: 300}, (_, id) => record(1000 + id, ['v12.0.0', 'v11.0.0'])),
  {...record(7, ['v12.0.0']), objectID: '2000', lang: 'fr', url: 'https://example.org/fr/docs/manual/x/page-7'},
];
const expected = {versions: ['v12.0.0'], languages: ['fr']};

test('sends the settings first, then all records to a copy in batches, and then replaces the index with the copy', async () => {
  const {server, port, calls} = await listen();
  const hosts = [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'}] as const;
  await pushRecords(site, expected, {appId: 'APP', adminKey: 'write-key', indexName: 'docs', hosts});
  server.close();

  expect(calls[0]).toMatchObject({method: 'PUT', path: '/1/indexes/docs/settings', body: INDEX_SETTINGS});
  expect(new Set(calls.map(({key}) => key))).toEqual(new Set(['write-key']));
  const batches = calls.filter(({path}) => path.endsWith('/batch'));
  const sent = batches.flatMap(
    ({body}) => body.requests as readonly {readonly action: string; readonly body: SearchRecord}[],
  );
  expect(batches.map(({path}) => path)).toEqual([expect.stringMatching(/docs_tmp/), expect.stringMatching(/docs_tmp/)]);
  expect(sent.map(({action}) => action)).toEqual(site.map(() => 'addObject'));
  expect(sent.map(({body}) => body)).toMatchObject(site);
  const moves = calls.filter(({body}) => body.operation === 'move');
  expect(moves).toEqual([expect.objectContaining({body: expect.objectContaining({destination: 'docs'}) as unknown})]);
  expect(calls.lastIndexOf(batches.at(-1)!)).toBeLessThan(calls.indexOf(moves[0]!));
});

test('a section and its translation have one place, so a query gets one of them', async () => {
  const {server, port, calls} = await listen();
  const hosts = [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'}] as const;
  await pushRecords(site, expected, {appId: 'APP', adminKey: 'write-key', indexName: 'docs', hosts});
  server.close();
  const sent = calls.flatMap(
    ({body}) => (body.requests ?? []) as readonly {readonly body: SearchRecord & {readonly place: string}}[],
  );
  const place = 'https://example.org/docs/manual/x/page-7';
  expect(sent.map(({body}) => body).filter((body) => body.place === place)).toMatchObject([
    {lang: 'en', isTranslation: false},
    {lang: 'fr', isTranslation: true},
  ]);
  expect(INDEX_SETTINGS).toMatchObject({attributeForDistinct: 'place', distinct: true});
  expect(INDEX_SETTINGS.customRanking.at(-1)).toBe('desc(isTranslation)');
});

test('nothing is sent when a version or the shared pages are missing', async () => {
  const {server, port, calls} = await listen();
  const hosts = [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'}] as const;
  const target = {appId: 'APP', adminKey: 'write-key', indexName: 'docs', hosts};
  await expect(pushRecords([], expected, target)).rejects.toThrow(
    /Nothing was pushed.*v12\.0\.0 has 0 records.*share have 0 records/,
  );
  await expect(pushRecords(site, {...expected, versions: ['v12.0.0', 'v11.0.0']}, target)).rejects.toThrow(
    /v11\.0\.0 has 0 records.*without FAST/,
  );
  server.close();
  expect(calls).toEqual([]);
});

test('a translation has the pages it has, but a published one isn’t missing', async () => {
  const {server, port, calls} = await listen();
  const hosts = [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'}] as const;
  const target = {appId: 'APP', adminKey: 'write-key', indexName: 'docs', hosts};
  await expect(pushRecords(site, {...expected, languages: ['fr', 'ar']}, target)).rejects.toThrow(
    /The translation "ar" has no records/,
  );
  const french = site.map((one) => ({...one, lang: 'fr'}));
  await expect(pushRecords(french, expected, target)).rejects.toThrow(/v12\.0\.0 has 0 records/);
  server.close();
  expect(calls).toEqual([]);
});
