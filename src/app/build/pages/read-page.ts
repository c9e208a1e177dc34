/** What a page links to, what other pages can link to on it, and its mistakes. Read from its source: no build is needed. */
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import {readText} from '../../../kit/build/files/text';
import {readHeadings} from '../../../kit/core/built-component/heading-ids';
import {withoutFrontMatter} from '../../../manual/core/front-matter/text';
import type {MarkdownNode} from '../../../kit/build/markdown-node';
import {readFrontMatter} from '../front-matter';
import {pageComponents} from '../page-components';
import type {Mistake} from './page-file';
import {parsePage} from './parse-page';

/** A link or an image as written, with its line in the file. */
type PageLink = {readonly url: string; readonly line: number};

export type SourcePage = {
  /** Relative to the site's root, with forward slashes. */
  readonly path: string;
  /** The end of its address, if its front matter names one. */
  readonly slug: PageLink | undefined;
  /** Without those of a page that can't be parsed. */
  readonly links: readonly PageLink[];
  readonly images: readonly PageLink[];
  /** Undefined if the page can't be parsed: some of them would be missing. */
  readonly anchors: ReadonlySet<string> | undefined;
  readonly mistakes: readonly Mistake[];
  /** What is wrong with its front matter: a sentence with file and line each. */
  readonly frontMatter: readonly string[];
};

type JsxNode = {
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
  readonly position?: {readonly start: {readonly line: number}};
};

/**
 * Reads a page.
 * @param page path from the root of the site
 */
export async function readSourcePage(siteDir: string, page: string): Promise<SourcePage> {
  const text = await readText(path.join(siteDir, page));
  const {tree, mistakes} = parsePage(siteDir, page, text);
  const slug = slugOf(text);
  const {problems} = await readFrontMatter(page, text);
  if (!tree) return {path: page, slug, links: [], images: [], anchors: undefined, mistakes, frontMatter: problems};
  const source = withoutFrontMatter(text);
  const more: Mistake[] = [];
  try {
    await pageComponents.transformer()(tree as MarkdownNode, {
      path: path.join(siteDir, page),
      value: source,
      fail: (reason, place) => {
        more.push({line: (place as JsxNode['position'])?.start.line ?? 1, message: reason});
        throw new Error(reason);
      },
    });
  } catch (error) {
    if (more.length === 0) more.push({line: 1, message: (error as Error).message});
  }

  const slugger = createSlugger();
  const anchors = new Set(readHeadings(source, (heading) => slugger.slug(heading)).keys());
  const links: PageLink[] = [];
  const images: PageLink[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') links.push({url: node.url, line});
    if (node.type === 'image') images.push({url: node.url, line});
    for (const {name, value} of (node as JsxNode).attributes ?? []) {
      if (typeof value !== 'string') continue;
      if (name === 'id') anchors.add(value);
      if (name === 'anchors') value.split(' ').forEach((anchor) => anchors.add(anchor));
      if (name === 'href' || name === 'to') links.push({url: value, line});
      if (name === 'src') images.push({url: value, line});
    }
  });
  return {path: page, slug, links, images, anchors, mistakes: [...mistakes, ...more], frontMatter: problems};
}

/** Only what the address of a page follows from. */
export async function readSlug(siteDir: string, page: string): Promise<Pick<SourcePage, 'path' | 'slug'>> {
  return {path: page, slug: slugOf(await readText(path.join(siteDir, page)))};
}

function slugOf(text: string): PageLink | undefined {
  const lines = text.split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : 0;
  const at = lines.slice(0, end).findIndex((line) => line.startsWith('slug:'));
  const url = /^slug:\s*(['"]?)(.*?)\1\s*$/.exec(lines[at] ?? '')?.[2];
  return url === undefined ? undefined : {url, line: at + 1};
}
