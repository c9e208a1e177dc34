/** Sends the built site's records to Algolia: `npm run search:push`, after a full `npm run build`. */
import {environment} from '../src/config/env';
import {allVersions, versionLines} from '../src/config/versions';
import {buildRecords} from '../src/plugins/search-index/build-records';
import {builtLocales, builtRoutes} from '../src/plugins/search-index/built-routes';
import {pushRecords} from '../src/plugins/search-index/push';
import type {SearchRecord} from '../src/lib/search/records/records';

const OUT_DIR = 'build';

async function push(): Promise<void> {
  const {algolia, algoliaAdminKey: adminKey, url, baseUrl} = environment;
  if (!algolia || adminKey === undefined) {
    throw new Error(
      'To push, set ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME, and ALGOLIA_ADMIN_KEY to a key with write access.',
    );
  }
  const locales = await builtLocales(OUT_DIR, baseUrl);
  const records: SearchRecord[] = [];
  for (const locale of locales) {
    const routes = await builtRoutes(locale.outDir, locale.baseUrl);
    records.push(...(await buildRecords({...locale, url, routes})));
  }
  await pushRecords(
    records,
    allVersions(versionLines.default).map(({id}) => id),
    {...algolia, adminKey},
  );
  console.log(
    `${records.length} records in ${locales.map(({lang}) => lang).join(', ')} are in the index ${algolia.indexName}.`,
  );
}

push().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
