/**
 * A page's HTML → its Markdown twin. The HTML is what the page shows: examples with what their compiler made of
 * them, components, the API. So the twin cannot say anything else than the page.
 */
import {parse, parseFragment} from 'parse5';
import type {Element, Root as HtmlRoot} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import type {Heading, Paragraph, Root, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {attribute, find, hasClass, isElement, prune, textOf} from './elements';
import {twinHandlers, type TwinPlace} from './handlers';

export type Twin = {
  readonly title: string;
  /** Empty when the page has none. */
  readonly description: string;
  /** Begins with the title as heading of level 1. */
  readonly tree: Root;
};

/** Parts of a page's main element that are no content of it. */
const SHELL = ['docs-head', 'page-footer', 'list-filter', 'hash-link', 'sidebar-toggle', 'try', 'copy'];

/**
 * Makes the twin of a page.
 * @returns undefined for a page without a main element, or one that only leads on
 */
export function pageTwin(html: string, place: TwinPlace): Twin | undefined {
  const main = mainOf(html);
  if (!main) return undefined;
  prune(main, isShell);
  const tree = toMdast(main, {document: true, handlers: twinHandlers(place)});
  const children = tree.type === 'root' ? tree.children : [tree];
  const head = fromParse5(parse(html.slice(0, html.indexOf('<body')))) as HtmlRoot;
  const meta = find(head, (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description');
  const title = titleOf(main, head);
  const body = children.filter((node) => node.type !== 'heading' || node.depth !== 1);
  return {
    title,
    description: (meta && attribute(meta, 'content')) ?? '',
    tree: {type: 'root', children: [heading(title), about(place), ...body]},
  };
}

/** The main element alone is parsed: the shell around it is larger than most pages. */
function mainOf(html: string): Element | undefined {
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  if (start === -1 || end < start) return undefined;
  const [main] = (fromParse5(parseFragment(html.slice(start, end))) as HtmlRoot).children;
  return isElement(main) ? main : undefined;
}

/** A tree as text. Valid CommonMark with the tables of GitHub Flavored Markdown; ends with a newline. */
export function twinText(tree: Root): string {
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  });
}

/** The tree without examples, and with commands for one package manager only. */
export function withoutExamples(tree: Root): Root {
  return {...tree, children: without(tree.children)};
}

function without<Node extends RootContent>(nodes: readonly Node[]): Node[] {
  return nodes
    .filter((node) => node.data?.twin === undefined)
    .map((node) => ('children' in node ? {...node, children: without(node.children as RootContent[])} : node));
}

function isShell(element: Element): boolean {
  return element.properties.hidden === true || SHELL.some((name) => hasClass(element, name));
}

function titleOf(main: Element, head: HtmlRoot): string {
  const named = find(main, ({tagName}) => tagName === 'h1') ?? find(head, ({tagName}) => tagName === 'title');
  return named ? textOf(named).trim() : '';
}

function heading(title: string): Heading {
  return {type: 'heading', depth: 1, children: [{type: 'text', value: title}]};
}

/** Where the page itself is, and the list of those beside it. */
function about({origin, page, words, list}: TwinPlace): Paragraph {
  const more = list === undefined ? [] : [{type: 'text' as const, value: ` · ${words.allPages} `}, address(origin + list)];
  return {type: 'paragraph', children: [{type: 'text', value: `${words.webPage} `}, address(origin + page), ...more]};
}

/** An address that reads as itself. */
function address(url: string): Extract<RootContent, {type: 'link'}> {
  return {type: 'link', url, children: [{type: 'text', value: url}]};
}
