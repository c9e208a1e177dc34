import {existsSync, readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {fetchBundles} from '../../scripts/fetch-bundles';
import {FAKE_BUNDLES} from '../fixtures/fake-bundles/bundles';
import {originOf, temporaryFolder} from '../support/temporary';

let files: Map<string, string>;
let asked: string[];
let source: string;
let folder: string;

beforeEach(async () => {
  files = new Map(FAKE_BUNDLES);
  asked = [];
  folder = temporaryFolder();
  const server = http.createServer(({url = ''}, response) => {
    const name = decodeURIComponent(url.slice(1));
    asked.push(name);
    const content = files.get(name);
    response.writeHead(content === undefined ? 404 : 200).end(content ?? 'not here');
  });
  source = await originOf(server.listen(0, '127.0.0.1'));
});

const manifest = (): unknown => JSON.parse(readFileSync(path.join(folder, 'playground-bundles/versions.json'), 'utf8'));

test('the newest release of each manual version is copied unchanged', async () => {
  await fetchBundles({source, folder, releases: []});
  expect(manifest()).toEqual(['v8.4.2', 'v10.1.4', 'v11.1.3', 'v12.1.0']);
  for (const file of [
    'v12.1.0/compiler.js',
    'v12.1.0/compiler-builtins/cmij.js',
    'v11.1.3/@rescript/core/cmij.js',
    'v8.4.2/reason-react/cmij.js',
  ]) {
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(FAKE_BUNDLES.get(file));
  }
  expect(existsSync(path.join(folder, 'v12.0.0'))).toBe(false);
});

test('existing files aren’t fetched again, and new releases are added', async () => {
  await fetchBundles({source, folder, releases: ['v12.0.0']});
  asked.length = 0;
  await fetchBundles({source, folder, releases: ['v12.0.0', 'v10.1.4']});
  expect(asked).toEqual(['playground-bundles/versions.json', 'v10.1.4/compiler.js', 'v10.1.4/@rescript/react/cmij.js']);
  expect(manifest()).toEqual(['v10.1.4', 'v12.0.0']);
});

test('the error names a missing file, and the next run continues', async () => {
  files.delete('v12.1.0/@rescript/react/cmij.js');
  await expect(fetchBundles({source, folder, releases: ['v12.1.0']})).rejects.toThrow(
    `${source}/v12.1.0/@rescript/react/cmij.js can't be fetched: status 404.`,
  );
  expect(existsSync(path.join(folder, 'playground-bundles'))).toBe(false);
  files = new Map(FAKE_BUNDLES);
  asked.length = 0;
  await fetchBundles({source, folder, releases: ['v12.1.0']});
  expect(asked.slice(1)).toEqual(['v12.1.0/@rescript/react/cmij.js']);
});

test('an unpublished release is rejected before anything is fetched', async () => {
  await expect(fetchBundles({source, folder, releases: ['v12.9.9']})).rejects.toThrow(
    `${source} has no bundle of v12.9.9. Its newest are`,
  );
  expect(asked).toHaveLength(1);
});

test('a source that doesn’t respond is reported', async () => {
  await expect(fetchBundles({source: 'http://127.0.0.1:9', folder, releases: []})).rejects.toThrow(
    "http://127.0.0.1:9/playground-bundles/versions.json can't be fetched",
  );
});
