/**
 * Parses comments and renders them as static HTML. Raw HTML in a comment is shown as text. A heading that only
 * announces an example is dropped.
 */
import type {Heading, Link, List, Nodes, Root, RootContent, Table} from 'mdast';
import {html, join, trusted, type Html} from '../../../kit/core/html';
import {isWord, WORD} from '../../../kit/core/inline-code';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import type {CommentFormat} from '../model/model';
import {ocamldocLinks, ocamldocToMarkdown} from './ocamldoc';

const EXTENSIONS = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};
const parsed = new Map<string, Root>();

/**
 * Parses a comment as GitHub Flavored Markdown; MDX syntax is text. Trees are cached, since versions repeat most of
 * each other's comments, and must not be modified.
 */
export function parseDocs(docs: string, syntax: CommentFormat['syntax']): Root {
  const markdown = syntax === 'ocamldoc' ? ocamldocToMarkdown(docs) : ocamldocLinks(docs);
  const known =
    parsed.get(markdown) ?? fromMarkdown(markdown, /^\s*\|?\s*:?-+:?\s*\||~~/m.test(markdown) ? EXTENSIONS : {});
  parsed.set(markdown, known);
  return known;
}

/** Context for rendering a comment. */
export type DocsPlace = {
  /** The URL of an item or module by its name as written there; undefined if there isn't one. */
  readonly nameAddress: (name: string) => string | undefined;
  /** The URL a relative link or a hash points to; undefined if nothing is there. */
  readonly linkAddress: (url: string) => string | undefined;
  /** A code block as HTML. `language` is the first word after the backticks. */
  readonly codeBlock: (language: string, code: string) => Html;
  /** Creates a heading's id from its text, for links and search hits. Unique on the page. */
  readonly headingId: (text: string) => string;
  /** Whether code that is a single name becomes a link. Otherwise only names with their module do. */
  readonly linksBareNames?: true;
  /** The level of the comment's highest headings: one below the heading of what it describes. */
  readonly highestHeading: 2 | 3;
};

/** A place with the levels of the comment's headings by their depth, without a gap. */
type Place = DocsPlace & {readonly levelOf: (depth: number) => number};

/** The HTML of a comment. */
export function renderDocs(root: Root, place: DocsPlace): Html {
  const {children} = root;
  const depths = children.flatMap((node, index) =>
    node.type === 'heading' && !announcesExample(node, children[index + 1]) ? [node.depth] : [],
  );
  const known = [...new Set(depths)].sort();
  return blocks(children, {...place, levelOf: (depth) => place.highestHeading + known.indexOf(depth as 1)});
}

function blocks(nodes: readonly RootContent[], place: Place): Html {
  return join(nodes.map((node, index) => !announcesExample(node, nodes[index + 1]) && render(node, place)));
}

function announcesExample(node: RootContent, next: RootContent | undefined): boolean {
  return node.type === 'heading' && next?.type === 'code' && /^examples?:?$/i.test(textOf(node));
}

/** The element of each node that has nothing but content. */
const TAGS: Readonly<Partial<Record<Nodes['type'], string>>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  delete: 'del',
};

function render(node: Nodes, place: Place): Html {
  const tag = TAGS[node.type];
  const inner = (): Html => join('children' in node ? node.children.map((child) => render(child, place)) : []);
  if (tag !== undefined) return html`<${tag}>${inner()}</${tag}>`;
  if (node.type === 'text' || node.type === 'html') return html`${node.value}`;
  if (node.type === 'inlineCode') return inlineCode(node.value, place);
  if (node.type === 'code') return place.codeBlock((node.lang ?? '').toLowerCase(), node.value);
  if (node.type === 'heading') return heading(node, inner(), place);
  if (node.type === 'list') return list(node, place);
  if (node.type === 'link') return link(node, inner(), place);
  if (node.type === 'table') return table(node, place);
  if (node.type === 'blockquote') return html`<blockquote>${blocks(node.children, place)}</blockquote>`;
  if (node.type === 'break') return html`<br>`;
  if (node.type === 'thematicBreak') return html`<hr>`;
  if (node.type === 'image') return html`${node.alt}`;
  return node.type === 'footnoteDefinition' ? html`` : inner();
}

function heading(node: Heading, inner: Html, place: Place): Html {
  const level = place.levelOf(node.depth);
  return html`<h${level} id="${place.headingId(textOf(node))}">${inner}</h${level}>`;
}

/** Names with a module become links: `Array.map`. */
function inlineCode(value: string, place: Place): Html {
  const isName = (place.linksBareNames ? /^\w+(?:\.\w+)*$/ : /^[A-Z]\w*(?:\.\w+)+$/).test(value);
  const address = isName ? place.nameAddress(value) : undefined;
  const code = html`<code${isWord(value) && html` class="${WORD}"`}>${value}</code>`;
  return address === undefined ? code : html`<a href="${address}">${code}</a>`;
}

function list({ordered, start, spread, children}: List, place: Place): Html {
  const tag = ordered ? 'ol' : 'ul';
  const first = ordered && typeof start === 'number' && start !== 1 && html` start="${start}"`;
  const items = children.map((item) => {
    const [only] = item.children;
    const tight = !spread && item.children.length === 1 && only?.type === 'paragraph';
    return html`<li>${tight ? only.children.map((child) => render(child, place)) : blocks(item.children, place)}</li>`;
  });
  return html`<${tag}${first}>${items}</${tag}>`;
}

/** An empty target refers to the item named by the link's text. A link that can't be resolved becomes text. */
function link(node: Link, inner: Html, place: Place): Html {
  const address = node.url === '' ? place.nameAddress(textOf(node)) : place.linkAddress(node.url);
  if (address === undefined && /^https?:/.test(node.url))
    return html`<a href="${node.url}" target="_blank" rel="noopener">${unlinked(inner)}</a>`;
  return address === undefined ? inner : html`<a href="${address}">${unlinked(inner)}</a>`;
}

function unlinked(inner: Html): Html {
  return trusted(String(inner).replace(/<\/?a\b[^>]*>/g, ''));
}

/** Drops a header whose cells are all empty: ocamldoc tables don't have one. */
function table({children}: Table, place: Place): Html {
  const row = (cells: Table['children'][number]['children'], tag: 'td' | 'th'): Html =>
    html`<tr>${cells.map((cell) => html`<${tag}>${cell.children.map((child) => render(child, place))}</${tag}>`)}</tr>`;
  const [head, ...body] = children;
  const hasHead = head?.children.some((cell) => cell.children.length > 0);
  return html`<table tabindex="0">${head && hasHead && html`<thead>${row(head.children, 'th')}</thead>`}<tbody>${body.map(({children: cells}) => row(cells, 'td'))}</tbody></table>`;
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
