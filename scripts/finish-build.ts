/**
 * The last step of `npm run build`, when every file of every locale is there: card images are drawn, the sitemap is
 * cut to canonical pages, the hosts' files are written, text files are compressed, and what can be stored for reading
 * offline is listed.
 */
import fs from 'node:fs';
import path from 'node:path';
import {BUNDLE_FOLDER} from '../src/lib/playground/config';
import {environment} from '../src/config/env';
import {readHead} from '../src/lib/hosting/page-head';
import {filterSitemap} from '../src/lib/hosting/sitemap';
import {wantedCards, writeCards} from './hosting/cards';
import {compressFiles} from './hosting/compress';
import {listFiles, readBuild, type Build} from './hosting/read-build';
import {writeHosts} from './hosting/write-hosts';
import {byLocale} from './offline/locales';
import {writeOffline} from './offline/write-offline';

const root = path.resolve('build');
const {baseUrl, bundleUrl, url} = environment;

/** Below the base URL, with slashes at both ends. Bundles of another host are never asked for there. */
const bundleFolder = bundleUrl?.startsWith(baseUrl) ? `/${bundleUrl.slice(baseUrl.length)}/` : `/${BUNDLE_FOLDER}/`;

/** Leaves the pages in the sitemap that are their own canonical address. */
function cutSitemap({pages, files}: Build): void {
  const own = new Set(pages.map(({html}) => readHead(html)).flatMap(({canonical, noindex}) => (canonical !== undefined && !noindex ? [canonical] : [])));
  for (const file of files.filter((name) => /(?:^|\/)sitemap\.xml$/.test(name))) {
    const at = path.join(root, file);
    fs.writeFileSync(at, filterSitemap(fs.readFileSync(at, 'utf8'), (address) => own.has(address)));
  }
  fs.writeFileSync(path.join(root, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`);
}

/** Runs a step and says how long it took. */
async function step(name: string, work: () => Promise<string | void> | string | void): Promise<void> {
  const start = performance.now();
  const said = await work();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s${said ? `, ${said}` : ''}`);
}

async function finish(): Promise<void> {
  const build = readBuild(root, baseUrl);
  await step('Cards', async () => {
    const cards = wantedCards(build, url + baseUrl);
    return `${cards.length} pictures, ${await writeCards(root, cards)} of them drawn`;
  });
  await step('Sitemap', () => cutSitemap(build));
  await step('Hosts', () => writeHosts(root, build, baseUrl));
  await step('Compressed', async () => {
    const pages = new Set(build.pages.map(({file}) => file));
    const files = listFiles(root);
    const {files: count, made, plain, gzip, brotli} = await compressFiles(root, files.filter((file) => !file.endsWith('.html') || pages.has(file) || build.standalone.includes(`/${file}`)));
    const mb = (bytes: number): string => (bytes / 1e6).toFixed(1);
    return `${count} files, ${made} of them anew, ${mb(plain)} MB to ${mb(gzip)} MB (gzip) and ${mb(brotli)} MB (brotli)`;
  });
  await step('Offline', async () => {
    const said: string[] = [];
    for (const locale of byLocale(root, build, baseUrl, environment.locale === undefined ? [] : [environment.locale])) {
      const done = await writeOffline(locale, bundleFolder);
      await compressFiles(locale.root, done.written);
      said.push(`${locale.base}: ${done.said}`);
    }
    return said.join('; ');
  });
}

finish().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
