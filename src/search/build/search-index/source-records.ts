/**
 * A site's records in development, where pages aren't rendered: from their sources, which have the same headings and
 * texts, except those that components render, and from the generated API pages.
 */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePath, createSlugger, docuHash} from '@docusaurus/utils';
import type {Heading, Root, RootContent} from 'mdast';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {readText} from '../../../kit/build/files/text';
import {readArticle, type ArticleBlock, type PageAbout} from '../../core/records/article';
import {pageArea} from '../../core/records/page-area';
import {pageRecords} from '../../core/records/page-records';
import type {SearchRecord} from '../../core/records/record';
import type {BuiltSite} from './built-records';

export type SourcePage = {
  /** Its address, with the base URL. */
  readonly permalink: string;
  readonly title: string;
  /** `@site/docs/pipe.mdx` */
  readonly source: string;
  /** Generated: its source is a stub. */
  readonly isApi: boolean;
  /** What a page about a message of the compiler, which is its title, is called. */
  readonly alias?: string;
} & Partial<PageAbout>;

const DOCS = 'docusaurus-plugin-content-docs';
const BLOG = 'docusaurus-plugin-content-blog';

/** All pages of the docs instances and the blog. */
export function sourcePages(allContent: AllContent): readonly SourcePage[] {
  const docs = Object.entries(allContent[DOCS] ?? {}).flatMap(([instance, content]) =>
    (content as LoadedContent).loadedVersions.flatMap((version) =>
      version.docs.map(({permalink, title, source, description: summary, frontMatter}) => {
        const {keywords = [], sidebar_label: alias} = frontMatter;
        const isApi = instance === 'api';
        return {
          permalink,
          title,
          source,
          isApi,
          ...(!isApi && {summary, keywords}),
          ...(instance === 'errors' && alias !== undefined && {alias}),
        };
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
  /** Where its pages are written. */
  readonly siteDir: string;
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
      const {permalink, title: _title, source: _source, isApi: _isApi, alias: _alias, ...about} = page;
      const area = pageArea(permalink.slice(site.baseUrl.length));
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
  return records.flat();
}

async function blocksOf(
  {source, title, isApi, alias}: SourcePage,
  {siteDir, generatedFilesDir}: SourceSite,
): Promise<readonly ArticleBlock[]> {
  if (!isApi) {
    const blocks = readSource(await readText(source.replace(/^@site/, siteDir)), title);
    return blocks.map((block) =>
      block.kind === 'heading' && block.level === 1 && alias !== undefined ? {...block, alias} : block,
    );
  }
  const stub = source.startsWith('@site') ? source : aliasedSitePath(source, siteDir);
  const data = await readText(path.join(generatedFilesDir, DOCS, 'api', `api-${docuHash(stub)}.json`));
  const {html} = JSON.parse(data) as {readonly html: string};
  return [{kind: 'heading', level: 1, text: title, anchor: undefined}, ...readArticle(`<main>${html}</main>`).blocks];
}

const FRONT_MATTER = /^---\r?\n[\s\S]*?\n---\r?\n/;
const EXPLICIT_ID = /^\s*\/\*\s*#([\w.-]+)\s*\*\/\s*$/;
/** The marker of an admonition, which this parser treats as plain text. */
const ADMONITION = /^:::.*$/gm;

const parser = unified().use(remarkParse).use(remarkMdx).use(withTables);

function withTables(this: Processor): void {
  const data = this.data() as {micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[]};
  (data.micromarkExtensions ??= []).push(gfm());
  (data.fromMarkdownExtensions ??= []).push(gfmFromMarkdown());
}

/**
 * @param title added at the top if the body has no level-1 heading of its own. Throws if the source isn't valid MDX.
 */
export function readSource(source: string, title: string): readonly ArticleBlock[] {
  const root: Root = parser.parse(source.replace(FRONT_MATTER, '').replace(ADMONITION, ''));
  const slugger = createSlugger();
  const blocks = root.children.flatMap((node) => blocksOfNode(node, slugger));
  const hasTitle = blocks.some((block) => block.kind === 'heading' && block.level === 1);
  return hasTitle ? blocks : [{kind: 'heading', level: 1, text: title, anchor: undefined}, ...blocks];
}

function blocksOfNode(node: RootContent, slugger: ReturnType<typeof createSlugger>): readonly ArticleBlock[] {
  if (node.type === 'heading') return [headingOf(node, slugger)];
  if (node.type === 'paragraph') return texts(textOf(node));
  if (node.type === 'table')
    return node.children.slice(1).flatMap((row) => texts(row.children.map(textOf).filter(Boolean).join(' · ')));
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Exercise') return [];
  const holdsBlocks =
    node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote' || node.type === 'mdxJsxFlowElement';
  return holdsBlocks ? node.children.flatMap((child) => blocksOfNode(child, slugger)) : [];
}

function texts(text: string): readonly ArticleBlock[] {
  return text === '' ? [] : [{kind: 'text', text, anchor: undefined}];
}

function headingOf(node: Heading, slugger: ReturnType<typeof createSlugger>): ArticleBlock {
  const last = node.children.at(-1);
  const explicit = last?.type === 'mdxTextExpression' ? EXPLICIT_ID.exec(last.value)?.[1] : undefined;
  const text = textOf(node);
  return {
    kind: 'heading',
    level: node.depth,
    text,
    anchor: node.depth === 1 ? undefined : (explicit ?? slugger.slug(text)),
  };
}

function textOf(node: RootContent): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: RootContent): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(rawText).join('') : '';
}
