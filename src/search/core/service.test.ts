import {gzipSync} from 'node:zlib';
import {buildShard, encodeShard} from './index/shard';
import type {Answer, SearchManifest} from './protocol';
import {createSearchService} from './service';
import {pageOf, smallSite} from '../../../tests/support/search-site';

const MANIFEST = '/search-index/manifest.json';
const manifest: SearchManifest = {
  versions: {'v12.0.0': 'v12.0.0.1.bin', 'v11.0.0': 'v11.0.0.1.bin'},
  shared: 'shared.1.bin',
  fallback: 'v11.0.0',
};
/** The same index with a French page of v11. */
const TRANSLATED = '/search-index/translated.json';
const enregistrement = pageOf('docs/manual/next/latest', ['# Les données', 'L’enregistrement, Record in English.']).map(
  (record) => ({...record, lang: 'fr', url_without_anchor: record.url_without_anchor.replace('/docs/', '/fr/docs/')}),
);
const own = encodeShard(buildShard(smallSite));
const latest = encodeShard(buildShard(pageOf('docs/manual/next/latest', ['# Record of v11'])));
const shared = encodeShard(buildShard(pageOf('community/overview', ['# Community'])));
const files: Record<string, Uint8Array | string> = {
  [MANIFEST]: JSON.stringify(manifest),
  [TRANSLATED]: JSON.stringify({
    ...manifest,
    translations: {fr: {versions: {'v11.0.0': 'fr-v11.0.0.1.bin'}, shared: 'fr-shared.1.bin'}},
  } satisfies SearchManifest),
  '/search-index/fr-v11.0.0.1.bin': encodeShard(buildShard(enregistrement)),
  '/search-index/fr-shared.1.bin': encodeShard(buildShard([])),
  '/search-index/v12.0.0.1.bin': gzipSync(own),
  '/search-index/v11.0.0.1.bin': latest,
  '/search-index/shared.1.bin': gzipSync(shared),
};

function serve() {
  const asked: string[] = [];
  const broken = new Set<string>();
  const fetch = (url: string): Promise<Response> => {
    asked.push(url);
    const file = files[url];
    return Promise.resolve(
      broken.has(url) || file === undefined
        ? new Response('', {status: 503})
        : new Response(typeof file === 'string' ? file : new Uint8Array(file)),
    );
  };
  return {asked, broken, ask: createSearchService(fetch)};
}

const question = (query: string, version: string, languages: readonly string[] = ['en']) => ({
  query,
  version,
  languages,
  count: 20,
  words: 10,
});
const titleOf = ({hits}: Answer): string | undefined => hits[0]?.titles[0]?.join('');

test('only the version’s shard and the shared one are loaded, each once, and by a question without a query too', async () => {
  const {asked, ask} = serve();
  expect((await ask(MANIFEST, question('', 'v12.0.0'))).hits).toEqual([]);
  expect(titleOf(await ask(MANIFEST, question('record', 'v12.0.0')))).toBe('Record');
  expect(titleOf(await ask(MANIFEST, question('community', 'v12.0.0')))).toBe('Community');
  expect(asked.sort()).toEqual(
    Object.keys(files)
      .filter((file) => !/v11|fr-|translated/.test(file))
      .sort(),
  );
});

test('a version without its own index uses the fallback’s', async () => {
  expect(titleOf(await serve().ask(MANIFEST, question('record', 'v7.0.0')))).toBe('Record of v11');
});

test('a failed load is reported and retried on the next question', async () => {
  const {asked, broken, ask} = serve();
  broken.add('/search-index/v12.0.0.1.bin');
  await expect(ask(MANIFEST, question('record', 'v12.0.0'))).rejects.toThrow(
    '/search-index/v12.0.0.1.bin answered 503',
  );
  broken.clear();
  await expect(ask(MANIFEST, question('record', 'v12.0.0'))).resolves.toMatchObject({suggestions: []});
  expect(asked.filter((url) => url === MANIFEST)).toHaveLength(2);
  expect(asked.filter((url) => url.includes('shared'))).toHaveLength(1);
});

test('a manifest that failed is loaded again', async () => {
  const {broken, ask} = serve();
  broken.add(MANIFEST);
  await expect(ask(MANIFEST, question('', 'v12.0.0'))).rejects.toThrow('could not be loaded');
  broken.clear();
  await expect(ask(MANIFEST, question('', 'v12.0.0'))).resolves.toMatchObject({total: 0});
});

test('readers of a translation find its pages, with and without accents, and the English pages it lacks', async () => {
  const {asked, ask} = serve();
  const find = async (query: string, version: string, languages: readonly string[]): Promise<readonly string[]> =>
    (await ask(TRANSLATED, question(query, version, languages))).hits.map(({titles}) => titles[0]!.join(''));
  for (const query of ['données', 'donnees', 'enregistrement'])
    expect(await find(query, 'v11.0.0', ['fr', 'en'])).toEqual(['Les données']);
  expect(await find('community', 'v11.0.0', ['fr', 'en'])).toEqual(['Community']);
  // The English page of the translation is left out, in the version that has one.
  expect(await find('record', 'v11.0.0', ['fr', 'en'])).toEqual(['Les données']);
  expect((await find('record', 'v12.0.0', ['fr', 'en']))[0]).toBe('Record');
  asked.length = 0;
  expect(await find('record', 'v11.0.0', ['en'])).toEqual(['Record of v11']);
  expect(asked.filter((url) => url.includes('fr-'))).toEqual([]);
});
