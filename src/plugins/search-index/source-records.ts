/** The records of a site in development: of the pages' sources, and of the API's pages as they were made. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePath, docuHash} from '@docusaurus/utils';
import {readArticle, type ArticleBlock} from '../../lib/search/records/article';
import {pageArea} from '../../lib/search/records/page-area';
import {pageRecords, type SearchRecord} from '../../lib/search/records/records';
import {areaVersions, type BuiltSite} from './build-records';
import {readSource} from './source-article';

/** A page that can be searched. */
export type SourcePage = {
  /** Its address, with the site's base. */
  readonly permalink: string;
  readonly title: string;
  /** `@site/docs/pipe.mdx` */
  readonly source: string;
  /** Made by the build: its source is a stub. */
  readonly isApi: boolean;
};

const DOCS = 'docusaurus-plugin-content-docs';
const BLOG = 'docusaurus-plugin-content-blog';

/** All pages of the docs instances and the blog. */
export function sourcePages(allContent: AllContent): readonly SourcePage[] {
  const docs = Object.entries(allContent[DOCS] ?? {}).flatMap(([instance, content]) =>
    (content as LoadedContent).loadedVersions.flatMap((version) => version.docs.map(({permalink, title, source}) => ({permalink, title, source, isApi: instance === 'api'}))),
  );
  const posts = Object.values(allContent[BLOG] ?? {}).flatMap((content) =>
    (content as BlogContent).blogPosts.map(({metadata: {permalink, title, source}}) => ({permalink, title, source, isApi: false})),
  );
  return [...docs, ...posts];
}

export type SourceSite = Omit<BuiltSite, 'outDir' | 'routes'> & {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  /** Called with a sentence for a page that cannot be read; it is left out. */
  readonly warn: (problem: string) => void;
};

/** The records of those pages that belong to a shard: `wanted` says which by the versions of a page. */
export async function sourceRecords(pages: readonly SourcePage[], wanted: (versions: readonly string[]) => boolean, site: SourceSite): Promise<readonly SearchRecord[]> {
  const records = await Promise.all(
    pages.map(async (page) => {
      const area = pageArea(page.permalink.slice(site.baseUrl.length), areaVersions());
      if (!area || !wanted(area.versions)) return [];
      try {
        return pageRecords({url: site.url + page.permalink, lang: site.lang, blocks: await blocksOf(page, site), ...area});
      } catch (error) {
        site.warn(`Search leaves ${page.permalink} out: ${(error as Error).message}`);
        return [];
      }
    }),
  );
  return records.flat();
}

async function blocksOf({source, title, isApi}: SourcePage, {siteDir, generatedFilesDir}: SourceSite): Promise<readonly ArticleBlock[]> {
  if (!isApi) return readSource(await readFile(source.replace(/^@site/, siteDir), 'utf8'), title);
  const stub = source.startsWith('@site') ? source : aliasedSitePath(source, siteDir);
  const data = await readFile(path.join(generatedFilesDir, DOCS, 'api', `api-${docuHash(stub)}.json`), 'utf8');
  const {html} = JSON.parse(data) as {readonly html: string};
  return [{kind: 'heading', level: 1, text: title, anchor: undefined}, ...readArticle(`<main>${html}</main>`)];
}
