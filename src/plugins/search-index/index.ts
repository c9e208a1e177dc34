import type {LoadContext, Plugin} from '@docusaurus/types';
import {additionsOf} from './additions';
import {buildRecords} from './build-records';
import {makeShards} from './shards';
import {INDEX_FOLDER, MANIFEST, writeIndex} from './write';

/** What the search box gets as global data. */
export type SearchIndexData = {readonly manifestUrl: string};

/** Makes the embedded search index of each locale from its built pages. README.md tells how. */
export default function searchIndex({siteDir, baseUrl, siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'search-index',
    contentLoaded({actions}) {
      actions.setGlobalData({manifestUrl: `${baseUrl}${INDEX_FOLDER}/${MANIFEST}`} satisfies SearchIndexData);
    },
    async postBuild({outDir, routesPaths}) {
      const records = await buildRecords({outDir, url: siteConfig.url, baseUrl, lang: i18n.currentLocale, routes: routesPaths});
      await writeIndex(outDir, await makeShards(records, additionsOf(siteDir, baseUrl)));
    },
  };
}
