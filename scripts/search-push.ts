/** Sends the built site's records to Algolia: `npm run search:push`, after a full `npm run build`. */
import {environment} from '../src/config/env';
import {DEFAULT_LOCALE} from '../src/config/languages';
import {allVersions, versionLines} from '../src/config/versions';
import {buildRecords} from '../src/plugins/search-index/build-records';
import {builtRoutes} from '../src/plugins/search-index/built-routes';
import {pushRecords} from '../src/plugins/search-index/push';

const OUT_DIR = 'build';

async function push(): Promise<void> {
  const {algolia, algoliaAdminKey: adminKey, url, baseUrl} = environment;
  if (!algolia || adminKey === undefined) {
    throw new Error(
      'To push, set ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME, and ALGOLIA_ADMIN_KEY to a key with write access.',
    );
  }
  const routes = await builtRoutes(OUT_DIR, baseUrl);
  const records = await buildRecords({outDir: OUT_DIR, url, baseUrl, lang: DEFAULT_LOCALE, routes});
  await pushRecords(
    records,
    allVersions(versionLines.default).map(({id}) => id),
    {...algolia, adminKey},
  );
  console.log(`${records.length} records are in the index ${algolia.indexName}.`);
}

push().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
