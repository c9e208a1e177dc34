/** A site below a path, on a real nginx: a few files, and the configuration that the build writes for them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {startNginx, type Nginx} from '../../scripts/install/start-nginx';
import {placeRules} from '../../src/hosting/build/hosts';
import {CACHE_ASK, CACHE_FOREVER} from '../../src/hosting/core/headers';
import {expect, test} from './fixtures';

const FILES = {
  'index.html': 'Home',
  '404.html': 'Nothing here',
  'docs/record.html': 'Record',
  'docs/record/index.html': 'Record',
  'docs/record.html.gz': zlib.gzipSync('Record, compressed before'),
  'docs/former/index.html': 'Moved',
  'assets/js/main.12345678.js': 'run()',
  'fr/index.html': 'Accueil',
  'fr/404.html': 'Introuvable',
};

let folder: string, nginx: Nginx;

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'base-site-'));
  for (const [file, content] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), content);
  }
  nginx = await startNginx(folder, {
    redirects: {
      exact: [{from: '/docs/old', to: '/docs/record'}],
      patterns: [{from: '/docs/v1.0/*', to: '/docs/:splat'}],
    },
    places: placeRules,
    policy: "default-src 'none'",
    standalone: ['/404.html'],
    base: '/docs-site/',
    languages: ['fr'],
  });
});

test.afterAll(async () => {
  await nginx.stop();
  fs.rmSync(folder, {recursive: true});
});

for (const [address, status, answer] of [
  ['/docs-site/', 200, 'Home'],
  ['/docs-site/docs/record', 200, 'Record'],
  ['/docs-site/fr/', 200, 'Accueil'],
  ['/docs-site?a=b', 301, '/docs-site/?a=b'],
  ['/docs-site/docs/record/', 301, '/docs-site/docs/record'],
  ['/docs-site/docs/record.html', 301, '/docs-site/docs/record'],
  ['/docs-site/docs/old', 301, '/docs-site/docs/record'],
  ['/docs-site/docs/v1.0/record', 301, '/docs-site/docs/record'],
  ['/docs-site/docs/v1.0/%0d%0aa', 404, 'Nothing here'],
  ['/docs-site/docs/former', 200, 'Moved'],
  ['/docs-site/fr', 301, '/docs-site/fr/'],
  ['/docs-site/fr/docs/record', 302, '/docs-site/docs/record'],
  ['/docs-site/nowhere', 404, 'Nothing here'],
  ['/docs-site/fr/nowhere', 404, 'Introuvable'],
  ['/docs/record', 404, 'Nothing here'],
] as const)
  test(`${address} answers with ${answer}`, async ({request}) => {
    const response = await request.get(nginx.origin + address, {
      maxRedirects: 0,
      headers: {'accept-encoding': 'identity'},
    });
    expect(response.status()).toBe(status);
    expect(response.headers().location ?? (await response.text())).toBe(answer);
  });

test('a file that is compressed already is sent as it is', async ({request}) => {
  const headers = {'accept-encoding': 'gzip'};
  const response = await request.get(`${nginx.origin}/docs-site/docs/record`, {headers});
  expect(await response.text()).toBe('Record, compressed before');
});

test('the files’ lifetimes are those of a site at the root', async ({request}) => {
  const lifetime = async (address: string): Promise<string | undefined> =>
    (await request.get(`${nginx.origin}/docs-site/${address}`)).headers()['cache-control'];
  expect(await lifetime('assets/js/main.12345678.js')).toBe(CACHE_FOREVER);
  expect(await lifetime('docs/record')).toBe(CACHE_ASK);
});
