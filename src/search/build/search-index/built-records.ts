import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_LOCALE} from '../../../config/languages';
import {readText} from '../../../kit/build/files/text';
import {siteKeywords, tagline} from '../../../config/site';
import {readAbout, readArticle} from '../../core/records/article';
import {withLinkTexts, type LinkingPage} from '../../core/records/link-texts';
import {pageArea} from '../../core/records/page-area';
import {pageRecords} from '../../core/records/page-records';
import type {SearchRecord} from '../../core/records/record';

/** Where a site's build is, and where it is served. */
export type BuiltSite = {
  readonly outDir: string;
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
  readonly lang: string;
  /** All addresses of the site, with the base URL. */
  readonly routes: readonly string[];
};

/**
 * All records, sorted by page address, so that every build writes the same file. Throws for an address without a file.
 */
export async function buildRecords({outDir, url, baseUrl, lang, routes}: BuiltSite): Promise<readonly SearchRecord[]> {
  const records: SearchRecord[] = [];
  const pages: LinkingPage[] = [];
  for (const route of [...new Set(routes)].sort()) {
    const address = route.slice(baseUrl.length).replace(/\/$/, '');
    const area = pageArea(address);
    if (!area) continue;
    const html = await readPage(outDir, address);
    const {blocks, links} = readArticle(html);
    const own = pageRecords({
      url: `${url}${baseUrl}${address}`,
      lang,
      blocks,
      // The descriptions of modules are the first words of their text.
      ...(!area.isModule && readAbout(html, {summary: tagline, keywords: siteKeywords})),
      ...area,
    });
    records.push(...own);
    pages.push({path: baseUrl + address, title: own[0]?.hierarchy.lvl1 ?? '', links});
  }
  return withLinkTexts(records, pages);
}

/** A page's file is `page.html`, or `page/index.html` if its address ends with a slash. */
async function readPage(outDir: string, address: string): Promise<string> {
  const candidates = [`${address}.html`, `${address}/index.html`];
  for (const candidate of candidates) {
    try {
      return await readText(path.join(outDir, candidate));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`The search index needs /${address}, but ${outDir} has neither ${candidates.join(' nor ')}.`);
}

/** All pages of a build folder as addresses from the host's root, without redirects. Throws if there's no build. */
export async function builtRoutes(outDir: string, baseUrl: string): Promise<readonly string[]> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
  const routes = await Promise.all(
    files.map(async (file) => {
      const leadsAway = (await readText(path.join(outDir, file))).includes('http-equiv="refresh"');
      return leadsAway ? [] : [baseUrl + file.replaceAll(path.sep, '/').replace(/(?:(?:^|\/)index)?\.html$/, '')];
    }),
  );
  return routes.flat();
}

/** A locale of a built site: its folder, and its base with slashes at both ends. */
export type BuiltLocale = {readonly lang: string; readonly outDir: string; readonly baseUrl: string};

/** The locales of a build folder: the default one, and each one with a folder whose front page is in that language. */
export async function builtLocales(outDir: string, baseUrl: string): Promise<readonly BuiltLocale[]> {
  const folders = (await readdir(outDir, {withFileTypes: true})).filter((entry) => entry.isDirectory());
  const found = await Promise.all(
    folders.map(async ({name}): Promise<readonly BuiltLocale[]> => {
      const html = await readText(path.join(outDir, name, 'index.html')).catch(() => '');
      const lang = /<html[^>]*\slang="?([\w-]+)/.exec(html)?.[1];
      return lang === name ? [{lang, outDir: path.join(outDir, name), baseUrl: `${baseUrl}${name}/`}] : [];
    }),
  );
  return [{lang: DEFAULT_LOCALE, outDir, baseUrl}, ...found.flat()];
}
