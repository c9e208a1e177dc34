import path from 'node:path';
import {readText} from '../../../kit/build/files/text';
import {siteKeywords, tagline} from '../../../config/site';
import {versionLines, allVersions} from '../../../config/versions';
import {readArticle} from '../../core/records/article';
import {readAbout, type PageAbout} from '../../core/records/page-about';
import {pageArea, type AreaVersions, type PageArea} from '../../core/records/page-area';
import {addPhrases} from '../../core/records/phrases';
import {pageRecords, type SearchRecord} from '../../core/records/records';
import {readPhrases} from './read-phrases';

/** Where a site's build is, and where it is served. */
export type BuiltSite = {
  /** Where its pages are written. */
  readonly siteDir: string;
  readonly outDir: string;
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
  readonly lang: string;
  /** All addresses of the site, with the base URL. */
  readonly routes: readonly string[];
};

/** The versions as they appear in addresses. */
export function areaVersions(): AreaVersions {
  return {manual: allVersions(versionLines.default), react: versionLines.react.latest.path};
}

/**
 * All records, sorted by page address, so that every build writes the same file. Throws for an address without a file.
 */
export async function buildRecords({
  siteDir,
  outDir,
  url,
  baseUrl,
  lang,
  routes,
}: BuiltSite): Promise<readonly SearchRecord[]> {
  const records: SearchRecord[] = [];
  for (const route of [...new Set(routes)].sort()) {
    const address = route.slice(baseUrl.length).replace(/\/$/, '');
    const area = pageArea(address, areaVersions());
    if (!area) continue;
    const html = await readPage(outDir, address);
    records.push(
      ...pageRecords({
        url: `${url}${baseUrl}${address}`,
        lang,
        blocks: readArticle(html),
        ...aboutOf(html, area),
        ...area,
      }),
    );
  }
  return addPhrases(records, await readPhrases(siteDir), `${url}${baseUrl}`);
}

/** What a written page says about itself. The descriptions of modules are the first words of their text. */
function aboutOf(html: string, {isModule}: PageArea): Partial<PageAbout> {
  return isModule ? {} : readAbout(html, {summary: tagline, keywords: siteKeywords});
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
