/**
 * A page's article, extracted from its source in development, where pages aren't rendered. It has the same headings and
 * texts, except those that components render.
 */
import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root, RootContent} from 'mdast';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import type {ArticleBlock} from '../../core/records/article';

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
  const blocks = root.children.flatMap((node) => blocksOf(node, slugger));
  const hasTitle = blocks.some((block) => block.kind === 'heading' && block.level === 1);
  return hasTitle ? blocks : [{kind: 'heading', level: 1, text: title, anchor: undefined}, ...blocks];
}

function blocksOf(node: RootContent, slugger: ReturnType<typeof createSlugger>): readonly ArticleBlock[] {
  if (node.type === 'heading') return [headingOf(node, slugger)];
  if (node.type === 'paragraph') return texts(textOf(node));
  if (node.type === 'table')
    return node.children.slice(1).flatMap((row) => texts(row.children.map(textOf).filter(Boolean).join(' · ')));
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Exercise') return [];
  const holdsBlocks =
    node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote' || node.type === 'mdxJsxFlowElement';
  return holdsBlocks ? node.children.flatMap((child) => blocksOf(child, slugger)) : [];
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
