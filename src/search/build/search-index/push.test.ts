import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {INDEX_SETTINGS, pushRecords} from './push';
import {pageOf} from '../../../../tests/support/search-site';
import type {SearchRecord} from '../../core/records/record';

type Call = {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: Record<string, unknown>;
};

let server: http.Server;
let calls: Call[];

/** A host that records requests and reports every task as finished. */
beforeEach(async () => {
  calls = [];
  server = http.createServer((request, response) => {
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
});

afterEach(() => server.close());

const expected = {versions: ['v12.0.0'], languages: ['fr']};

function push(records: readonly SearchRecord[], change: Partial<typeof expected> = {}): Promise<void> {
  const {port} = server.address() as AddressInfo;
  const hosts = [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'}] as const;
  return pushRecords(
    records,
    {...expected, ...change},
    {appId: 'APP', adminKey: 'write-key', indexName: 'docs', hosts},
  );
}

const [page] = pageOf('docs/manual/next/page', ['# Page']);
const pages = (count: number, version: readonly string[]): readonly SearchRecord[] =>
  Array.from({length: count}, (_, id) => ({...page!, objectID: `${version.join()} ${id}`, version}));
const site = [
  ...pages(1000, ['v12.0.0']),
  ...pages(300, ['v12.0.0', 'v11.0.0']),
  {...page!, objectID: 'fr', lang: 'fr', url: 'https://example.org/fr/docs/manual/next/record'},
  {...page!, objectID: 'en', url: 'https://example.org/docs/manual/next/record'},
];

test('sends the settings first, then all records to a copy in batches, and then replaces the index with the copy', async () => {
  await push(site);
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
  // A section and its translation have one place, so a query gets one of them.
  const place = 'https://example.org/docs/manual/next/record';
  expect(sent.slice(-2).map(({body}) => body)).toMatchObject([
    {lang: 'fr', place, isTranslation: true},
    {lang: 'en', place, isTranslation: false},
  ]);
  expect(INDEX_SETTINGS).toMatchObject({attributeForDistinct: 'place', distinct: true});
  expect(INDEX_SETTINGS.customRanking.at(-1)).toBe('desc(isTranslation)');
});

test.each([
  ['everything', [], {}, /Nothing was pushed.*v12\.0\.0 has 0 records.*share have 0 records/],
  ['a version', site, {versions: ['v12.0.0', 'v11.0.0']}, /v11\.0\.0 has 0 records.*without FAST/],
  ['a published language', site, {languages: ['fr', 'ar']}, /The translation "ar" has no records/],
  ['English', site.map((one) => ({...one, lang: 'fr'})), {}, /v12\.0\.0 has 0 records/],
])('nothing is sent when %s is missing', async (_, records, change, message) => {
  await expect(push(records, change)).rejects.toThrow(message);
  expect(calls).toEqual([]);
});
