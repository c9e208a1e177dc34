import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {createSearchService} from '../../../../src/lib/search/service';
import {makeShards} from '../../../../src/plugins/search-index/shards';
import {addTranslations, writeIndex} from '../../../../src/plugins/search-index/write';
import {pageOf} from '../../lib/search/small-site';

test('the shards of a translation are added to the English ones', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'index-'));
  const english = [...pageOf('docs/manual/next/record', ['# Record']), ...pageOf('packages', ['# Packages'])];
  const french = pageOf('docs/manual/next/record', ['# Enregistrement']).map((record) => ({...record, lang: 'fr'}));
  await writeIndex(folder, await makeShards(english));
  await addTranslations(folder, new Map([['fr', await makeShards(french)]]));
  const {search} = createSearchService({
    fetch: async (url) => new Response(new Uint8Array(await fs.readFile(path.join(folder, url)))),
    origin: 'https://example.org',
    now: () => 0,
  });
  const find = async (query: string): Promise<unknown> => {
    const facetFilters = ['version:v12.0.0', ['lang:fr', 'lang:en']];
    const [response] = await search('/search-index/manifest.json', [{indexName: 'docs', query, facetFilters}]);
    return response!.hits.map(({lang}) => lang);
  };
  expect(await find('enregistrement')).toEqual(['fr']);
  expect(await find('packages')).toEqual(['en']);
  expect((await fs.readdir(path.join(folder, 'search-index'))).map((file) => file.split('.')[0]).sort()).toEqual([
    'fr-shared',
    'fr-v12',
    'manifest',
    'shared',
    'v12',
  ]);
  await fs.rm(folder, {recursive: true});
});
