/** What a page links to, and what other pages can link to on it. Read from its source: no build is needed. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {pageComponents} from '../../src/site/page-components';
import type {MarkdownNode} from '../../src/remark/code-blocks';
import {withoutFrontMatter} from '../external-links/external-links';
import {readHeadings} from '../../src/lib/built-component/heading-ids';

/** A link as written, with its line in the file. */
type PageLink = {readonly url: string; readonly line: number};

export type SourcePage = {
  /** Relative to the site's root, with forward slashes. */
  readonly path: string;
  readonly links: readonly PageLink[];
  readonly anchors: ReadonlySet<string>;
};

type JsxNode = {
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
  readonly position?: {readonly start: {readonly line: number}};
};

const parsers = {mdx: unified().use(remarkParse).use(remarkMdx), md: unified().use(remarkParse)};

/**
 * Reads a page.
 * @param page path from the root of the site. Throws when MDX can't parse it, with line and column.
 */
export async function readSourcePage(siteDir: string, page: string): Promise<SourcePage> {
  const source = withoutFrontMatter((await readFile(path.join(siteDir, page), 'utf8')).replaceAll('\r\n', '\n'));
  const tree: Root = (page.endsWith('.mdx') ? parsers.mdx : parsers.md).parse(source);
  await pageComponents.transformer()(tree as MarkdownNode, {
    path: path.join(siteDir, page),
    value: source,
    fail: (reason) => {
      throw new Error(`${page}: ${reason}`);
    },
  });

  const slugger = createSlugger();
  const anchors = new Set(readHeadings(source, (text) => slugger.slug(text)).keys());
  const links: PageLink[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      const {url, position} = node;
      links.push({url, line: position?.start.line ?? 1});
    }
    for (const {name, value} of (node as JsxNode).attributes ?? []) {
      if (typeof value !== 'string') continue;
      if (name === 'id') anchors.add(value);
      if (name === 'anchors') value.split(' ').forEach((anchor) => anchors.add(anchor));
      if (name === 'href' || name === 'to') links.push({url: value, line: node.position?.start.line ?? 1});
    }
  });
  return {path: page, links, anchors};
}
