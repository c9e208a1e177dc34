/** A site's records in development, from the pages' sources and the generated API pages. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePath, docuHash} from '@docusaurus/utils';
import {readText} from '../../../kit/build/files/text';
import {readArticle, type ArticleBlock} from '../../core/records/article';
import type {PageAbout} from '../../core/records/page-about';
import {pageArea} from '../../core/records/page-area';
import {addPhrases} from '../../core/records/phrases';
import {pageRecords, type SearchRecord} from '../../core/records/records';
import {areaVersions, type BuiltSite} from './build-records';
import {readPhrases} from './read-phrases';
import {readSource} from './source-article';

export type SourcePage = {
  /** Its address, with the base URL. */
  readonly permalink: string;
  readonly title: string;
  /** `@site/docs/pipe.mdx` */
  readonly source: string;
  /** Generated: its source is a stub. */
  readonly isApi: boolean;
} & Partial<PageAbout>;

const DOCS = 'docusaurus-plugin-content-docs';
const BLOG = 'docusaurus-plugin-content-blog';

/** All pages of the docs instances and the blog. */
export function sourcePages(allContent: AllContent): readonly SourcePage[] {
  const docs = Object.entries(allContent[DOCS] ?? {}).flatMap(([instance, content]) =>
    (content as LoadedContent).loadedVersions.flatMap((version) =>
      version.docs.map(({permalink, title, source, description: summary, frontMatter: {keywords = []}}) => {
        const isApi = instance === 'api';
        return {permalink, title, source, isApi, ...(!isApi && {summary, keywords})};
      }),
    ),
  );
  const posts = Object.values(allContent[BLOG] ?? {}).flatMap((content) =>
    (content as BlogContent).blogPosts.map(({metadata: {permalink, title, source, description: summary}}) => {
      return {permalink, title, source, isApi: false, summary};
    }),
  );
  return [...docs, ...posts];
}

export type SourceSite = Omit<BuiltSite, 'outDir' | 'routes'> & {
  readonly generatedFilesDir: string;
  /** Called with a message for a page that can't be read, which is left out. */
  readonly warn: (problem: string) => void;
};

/** The records of the pages in a shard. `wanted` decides by a page's versions. */
export async function sourceRecords(
  pages: readonly SourcePage[],
  wanted: (versions: readonly string[]) => boolean,
  site: SourceSite,
): Promise<readonly SearchRecord[]> {
  const records = await Promise.all(
    pages.map(async (page) => {
      const {permalink, title: _title, source: _source, isApi: _isApi, ...about} = page;
      const area = pageArea(permalink.slice(site.baseUrl.length), areaVersions());
      if (!area || !wanted(area.versions)) return [];
      try {
        return pageRecords({
          url: site.url + permalink,
          lang: site.lang,
          blocks: await blocksOf(page, site),
          ...about,
          ...area,
        });
      } catch (error) {
        site.warn(`Search leaves ${permalink} out: ${(error as Error).message}`);
        return [];
      }
    }),
  );
  return addPhrases(records.flat(), await readPhrases(site.siteDir), site.url + site.baseUrl);
}

async function blocksOf(
  {source, title, isApi}: SourcePage,
  {siteDir, generatedFilesDir}: SourceSite,
): Promise<readonly ArticleBlock[]> {
  if (!isApi) return readSource(await readText(source.replace(/^@site/, siteDir)), title);
  const stub = source.startsWith('@site') ? source : aliasedSitePath(source, siteDir);
  const data = await readText(path.join(generatedFilesDir, DOCS, 'api', `api-${docuHash(stub)}.json`));
  const {html} = JSON.parse(data) as {readonly html: string};
  return [{kind: 'heading', level: 1, text: title, anchor: undefined}, ...readArticle(`<main>${html}</main>`)];
}
