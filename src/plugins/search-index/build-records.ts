/** The records of a built site: of every page that can be searched, from its HTML. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {versionLines, allVersions} from '../../config/versions';
import {readArticle} from '../../lib/search/records/article';
import {pageArea, type AreaVersions} from '../../lib/search/records/page-area';
import {pageRecords, type SearchRecord} from '../../lib/search/records/records';

/** Where a site is built and served. */
export type BuiltSite = {
  readonly outDir: string;
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
  readonly lang: string;
  /** All addresses of the site, with its base. */
  readonly routes: readonly string[];
};

/** The versions as addresses have them. */
export function areaVersions(): AreaVersions {
  return {manual: allVersions(versionLines.default), react: versionLines.react.latest.path};
}

/** All records, page by page in the order of their addresses, so that every build writes the same. Throws for an address without a file. */
export async function buildRecords({outDir, url, baseUrl, lang, routes}: BuiltSite): Promise<readonly SearchRecord[]> {
  const records: SearchRecord[] = [];
  for (const route of [...new Set(routes)].sort()) {
    const address = route.slice(baseUrl.length).replace(/\/$/, '');
    const area = pageArea(address, areaVersions());
    if (!area) continue;
    const html = await readPage(outDir, address);
    records.push(...pageRecords({url: `${url}${baseUrl}${address}`, lang, blocks: readArticle(html), ...area}));
  }
  return records;
}

/** Pages are `page.html`; those whose address ends with a slash are `page/index.html`. */
async function readPage(outDir: string, address: string): Promise<string> {
  const candidates = [`${address}.html`, `${address}/index.html`];
  for (const candidate of candidates) {
    try {
      return await readFile(path.join(outDir, candidate), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`The search index needs /${address}, but ${outDir} has neither ${candidates.join(' nor ')}.`);
}
