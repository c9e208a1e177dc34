import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {createSearchService} from '../../core/service';
import {addTranslations, makeShards, writeIndex} from './shards';
import {pageOf} from '../../../../tests/support/search-site';

test('the shards of a translation are added to the English ones', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'index-'));
  const english = [...pageOf('docs/manual/next/record', ['# Record']), ...pageOf('packages', ['# Packages'])];
  const french = pageOf('docs/manual/next/record', ['# Enregistrement']).map((record) => ({...record, lang: 'fr'}));
  await writeIndex(folder, await makeShards(english));
  await addTranslations(folder, new Map([['fr', await makeShards(french)]]));
  const ask = createSearchService(
    async (url) => new Response(new Uint8Array(await fs.readFile(path.join(folder, url)))),
  );
  const find = async (query: string): Promise<unknown> => {
    const scope = {version: 'v12.0.0', languages: ['fr', 'en']};
    const {hits} = await ask('/search-index/manifest.json', {query, ...scope, count: 20, words: 10});
    return hits.map(({titles}) => titles.map((title) => title.join('')));
  };
  expect(await find('enregistrement')).toEqual([['Enregistrement']]);
  expect(await find('packages')).toEqual([['Packages']]);
  expect((await fs.readdir(path.join(folder, 'search-index'))).map((file) => file.split('.')[0]).sort()).toEqual([
    'fr-shared',
    'fr-v12',
    'manifest',
    'shared',
    'v12',
  ]);
  await fs.rm(folder, {recursive: true});
});
