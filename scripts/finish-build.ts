/**
 * The last step of `npm run build`, once every locale's files exist: folder indexes, the sitemap, the hosts' files, and
 * the files for offline reading.
 */
import fs from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../src/kit/build/files/text';
import {BUNDLE_FOLDER} from '../src/compilers/core/config';
import {environment} from '../src/config/env';
import {
  buildRecords,
  builtLocales,
  builtRoutes,
  type BuiltLocale,
} from '../src/search/build/search-index/built-records';
import {addTranslations, makeShards} from '../src/search/build/search-index/shards';
import {readHead, type PageHead} from '../src/hosting/core/page-head';
import {run} from './command';
import {filterSitemap} from '../src/hosting/build/sitemap';
import {writeFolderIndexes} from '../src/hosting/build/folder-indexes';
import {readBuild} from '../src/hosting/build/read-build';
import {writeHosts} from '../src/hosting/build/write-hosts';
import {correctLinks} from '../src/languages/build/correct-links';
import {withoutLanguages, writeOffline} from '../src/offline/build/write-offline';

const root = path.resolve('build');
const {baseUrl, bundleUrl, url} = environment;

/** Relative to the base URL, with slashes at both ends. Unused if another host serves the bundles. */
const bundleFolder = bundleUrl?.startsWith(baseUrl) ? `/${bundleUrl.slice(baseUrl.length)}/` : `/${BUNDLE_FOLDER}/`;

/** Keeps the pages in the sitemap that are their own canonical address. */
function keepCanonicalPages(heads: readonly PageHead[], files: readonly string[]): void {
  const own = new Set(
    heads.flatMap(({canonical, noindex}) => (canonical !== undefined && !noindex ? [canonical] : [])),
  );
  for (const file of files.filter((name) => /(?:^|\/)sitemap\.xml$/.test(name))) {
    const at = path.join(root, file);
    fs.writeFileSync(
      at,
      filterSitemap(readTextSync(at), (address) => own.has(address)),
    );
  }
}

function writeRobots(languages: readonly string[]): void {
  const sitemaps = ['', ...languages.map((id) => `${id}/`)].map(
    (folder) => `Sitemap: ${url}${baseUrl}${folder}sitemap.xml`,
  );
  fs.writeFileSync(path.join(root, 'robots.txt'), `User-agent: *\nAllow: /\n\n${sitemaps.join('\n')}\n`);
}

/** Adds the translated pages to the English search index. */
async function indexTranslations(locales: readonly BuiltLocale[]): Promise<void> {
  const shards = locales.map(async (locale) => {
    const routes = await builtRoutes(locale.outDir, locale.baseUrl);
    return [locale.lang, await makeShards(await buildRecords({...locale, url, routes}))] as const;
  });
  await addTranslations(root, new Map(await Promise.all(shards)));
}

async function step(name: string, work: () => Promise<string | void> | string | void): Promise<void> {
  const start = performance.now();
  const said = await work();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s${said ? `, ${said}` : ''}`);
}

async function finish(): Promise<void> {
  const translations = (await builtLocales(root, baseUrl)).slice(1);
  const languages = translations.map(({lang}) => lang);
  if (languages.length > 0) await step('Languages', () => correctLinks(root, url + baseUrl, languages));
  if (languages.length > 0 && !environment.algolia) await step('Search', () => indexTranslations(translations));
  const build = readBuild(root, baseUrl);
  await step('Folders', () => writeFolderIndexes(root, build));
  const heads = build.pages.map(({address, html}) => ({address, ...readHead(html)}));
  await step('Sitemap', () => keepCanonicalPages(heads, build.files));
  writeRobots(languages);
  await step('Hosts', () => writeHosts(root, build, baseUrl, languages));
  await step('Offline', () => writeOffline({root, base: baseUrl, ...withoutLanguages(build, languages)}, bundleFolder));
}

void run(finish);
