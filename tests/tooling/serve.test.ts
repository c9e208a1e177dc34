import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {servePlain} from '../../scripts/serve';
import {placeRules} from '../../src/hosting/build/hosts';
import {CACHE_ASK, CACHE_FOREVER} from '../../src/hosting/core/headers';
import {headersFile} from '../../src/hosting/core/netlify';
import {originOf, temporaryFolder, writeFiles} from '../support/temporary';

let root: string, origin: string;

async function serve(base?: string): Promise<void> {
  root = temporaryFolder({
    'index.html': 'Home',
    '404.html': 'Nothing here',
    'docs/a.html': 'A'.repeat(5_000),
    'docs/a/b.html': 'B',
    'folder/index.html': 'Folder',
    'assets/js/main.12345678.js': 'run()',
    'notes.md': 'żółć',
    'fr/index.html': 'Accueil',
    'fr/404.html': 'Introuvable',
  });
  if (base !== undefined) writeFiles(root, {_headers: headersFile(placeRules, "default-src 'none'", base)});
  origin = await originOf(servePlain(root, 0));
}

type Answer = {readonly status: number; readonly headers: http.IncomingHttpHeaders; readonly body: Buffer};

/** Asks for exactly this address: `fetch` would correct a malformed one. */
function ask(address: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  const {hostname: host, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.get({host, port, path: address, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}),
      );
    });
    request.once('error', reject);
  });
}

test('files are kept as long as the build’s _headers says', async () => {
  await serve('/');
  expect((await ask('/assets/js/main.12345678.js')).headers).toMatchObject({
    'cache-control': CACHE_FOREVER,
    'content-type': 'text/javascript; charset=utf-8',
  });
  const page = await ask('/docs/a');
  expect(page).toMatchObject({status: 200, headers: {'cache-control': CACHE_ASK}});
  expect(page.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  const again = await ask('/docs/a', {'if-none-match': page.headers.etag});
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await ask('/assets/js/missing.js')).headers['cache-control']).toBe('no-store');
  expect((await ask('/notes.md')).headers['content-type']).toBe('text/markdown; charset=utf-8');
});

test('without _headers, nothing is kept', async () => {
  await serve();
  expect((await ask('/assets/js/main.12345678.js')).headers['cache-control']).toBe('no-store');
});

test('text is compressed with gzip, also for browsers that know brotli', async () => {
  await serve('/');
  const {headers, body} = await ask('/docs/a', {'accept-encoding': 'gzip, deflate, br, zstd'});
  expect(headers['content-encoding']).toBe('gzip');
  expect(body.length).toBeLessThan(200);
  expect((await ask('/docs/a')).headers['content-encoding']).toBeUndefined();
});

/** The status, and where a redirect leads or what the page says. */
async function answer(address: string): Promise<readonly [number, string]> {
  const {status, headers, body} = await ask(address);
  return [status, headers.location ?? body.toString().slice(0, 20)];
}

test('pages, folders and missing addresses answer as on GitHub Pages', async () => {
  await serve('/');
  expect(await answer('/')).toEqual([200, 'Home']);
  expect(await answer('/index.html')).toEqual([200, 'Home']);
  expect(await answer('/docs/a/b?x=1')).toEqual([200, 'B']);
  expect(await answer('/docs/a/b.html')).toEqual([200, 'B']);
  expect(await answer('/folder?x=1')).toEqual([301, '/folder/?x=1']);
  expect(await answer('/folder/')).toEqual([200, 'Folder']);
  expect(await answer('/nowhere')).toEqual([404, 'Nothing here']);
  expect(await answer('/fr')).toEqual([301, '/fr/']);
  expect(await answer('/fr/docs/a?x=1')).toEqual([302, '/docs/a?x=1']);
  expect(await answer('/fr/nowhere')).toEqual([404, 'Introuvable']);
});

test('a site built for a subfolder is served there, and other addresses lead to it or are missing', async () => {
  await serve('/sub/docs/');
  expect(await answer('/sub/docs/')).toEqual([200, 'Home']);
  expect(await answer('/sub/docs/docs/a/b')).toEqual([200, 'B']);
  expect(await answer('/')).toEqual([302, '/sub/docs/']);
  expect(await answer('/sub/docs?x=1')).toEqual([302, '/sub/docs/?x=1']);
  expect(await answer('/sub/docs/folder')).toEqual([301, '/sub/docs/folder/']);
  expect(await answer('/sub/docs/fr/docs/a')).toEqual([302, '/sub/docs/docs/a']);
  expect(await answer('/docs/a')).toEqual([404, 'Nothing here']);
  const {headers} = await ask('/sub/docs/assets/js/main.12345678.js');
  expect(headers['cache-control']).toBe(CACHE_FOREVER);
});

test.each(['/%E0%A4%A', '/%', '/a%00b', 'http://[', '*', '/docs/%ff'])(
  'a malformed address is refused, and the server goes on: %s',
  async (address) => {
    await serve('/');
    expect((await ask(address)).status).toBe(400);
    expect((await ask('/docs/a')).status).toBe(200);
  },
);

test('a range is answered, and one that isn’t any doesn’t count', async () => {
  await serve('/');
  const part = await ask('/docs/a', {range: 'bytes=10-29'});
  expect([part.status, part.headers['content-range'], part.body.length]).toEqual([206, 'bytes 10-29/5000', 20]);
  expect((await ask('/docs/a', {range: 'bytes=6000-'})).status).toBe(416);
  for (const range of ['bytes=5-1', 'bytes=-5', 'bytes=--5', 'bytes=1e3-x', 'bytes=0-1,3-4', 'lines=1-2', '']) {
    const {status, body} = await ask('/docs/a', {range});
    expect({range, status, length: body.length}).toEqual({range, status: 200, length: 5_000});
  }
});

test('no address leads to a different host', async () => {
  await serve('/');
  for (const address of ['//folder', '/\\folder', '/fr//docs/a'])
    expect({address, to: (await ask(address)).headers.location}).toEqual({
      address,
      to: expect.stringMatching(/^\/(?!\/)/) as string,
    });
});

test('nothing outside the folder is served', async () => {
  await serve('/');
  const name = path.basename(root);
  const secrets = [`${root}-secret.txt`, path.join(root, '../404.html')];
  for (const file of secrets) fs.writeFileSync(file, 'secret');
  for (const address of [`/../${name}-secret.txt`, `/%2e%2e/${name}-secret.txt`, `/..%2f${name}-secret.txt`])
    expect({address, body: (await ask(address)).body.toString()}).toEqual({address, body: 'Nothing here'});
  for (const file of secrets) fs.rmSync(file);
});

test('links to programs of 200,000 characters are answered, as older links have them in the query', async () => {
  await serve('/');
  expect((await ask(`/docs/a?code=${'x'.repeat(600_000)}`)).status).toBe(200);
});
