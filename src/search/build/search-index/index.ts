import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {environment} from '../../../config/env';
import {allVersions, versionLines} from '../../../config/versions';
import {additionsOf} from './additions';
import {buildRecords} from './built-records';
import {createLiveIndex, searchDevServer} from './dev-server';
import {makeShards, SHARED, writeIndex} from './shards';
import {sourcePages, sourceRecords, type SourcePage} from './source-records';

/** Builds the search index of each locale from its pages, or from their sources in development. See README.md. */
export default function searchIndex({
  siteDir,
  generatedFilesDir,
  baseUrl,
  siteConfig: {url},
  i18n,
}: LoadContext): Plugin {
  const lang = i18n.currentLocale;
  const additions = additionsOf(siteDir, baseUrl);
  let pages: readonly SourcePage[] = [];
  const site = {siteDir, generatedFilesDir, url, baseUrl, lang, warn: (problem: string) => void logger.warn(problem)};
  const live = createLiveIndex({
    versions: () =>
      allVersions(versionLines.default)
        .filter(({path}) => pages.some(({permalink}) => permalink.startsWith(`${baseUrl}docs/manual/${path}/`)))
        .map(({id}) => id),
    records: (name) =>
      sourceRecords(
        pages,
        (versions) => (name === SHARED ? versions.length > 1 : versions.length === 1 && versions[0] === name),
        site,
      ),
    additions,
  });
  return {
    name: 'search-index',
    allContentLoaded({allContent}) {
      pages = sourcePages(allContent);
      live.forget();
    },
    configureWebpack: (_config, isServer) =>
      isServer || environment.production ? {} : ({devServer: searchDevServer(baseUrl, live)} as object),
    async postBuild({outDir, routesPaths}) {
      const records = await buildRecords({outDir, url, baseUrl, lang, routes: routesPaths});
      await writeIndex(outDir, await makeShards(records, additions));
    },
  };
}
