/** Sends the built site's records to Algolia: `npm run search:push`, after a full `npm run build`. */
import {environment} from '../src/config/env';
import {languages} from '../src/config/languages';
import {allVersions, versionLines} from '../src/config/versions';
import {publishedLanguages} from '../src/languages/build/coverage';
import {buildRecords, builtLocales, builtRoutes} from '../src/search/build/search-index/built-records';
import {pushRecords} from '../src/search/build/search-index/push';
import {run} from './command';

const OUT_DIR = 'build';

async function push(): Promise<void> {
  const {algolia, algoliaAdminKey: adminKey, url, baseUrl} = environment;
  if (!algolia || adminKey === undefined) {
    throw new Error(
      'To push, set ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME, and ALGOLIA_ADMIN_KEY to a key with write access.',
    );
  }
  const locales = await builtLocales(OUT_DIR, baseUrl);
  const records = await Promise.all(
    locales.map(async (locale) =>
      buildRecords({...locale, url, routes: await builtRoutes(locale.outDir, locale.baseUrl)}),
    ),
  );
  const expected = {
    versions: allVersions(versionLines.default).map(({id}) => id),
    languages: publishedLanguages(process.cwd(), languages).map(({id}) => id),
  };
  await pushRecords(records.flat(), expected, {...algolia, adminKey});
  console.log(`${records.flat().length} records are in the index ${algolia.indexName}.`);
}

void run(push);
