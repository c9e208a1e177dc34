/**
 * A page's HTML → its Markdown copy. The HTML is what the page shows: examples with their compiler's output,
 * components, the API. So the copy can't differ from the page.
 */
import {parse, parseFragment} from 'parse5';
import type {Element, Root as HtmlRoot} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import type {Link, Paragraph, Root, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {attribute, find, hasClass, isElement, prune, link, paragraph, text, textOf} from './nodes';
import {copyHandlers, type CopyPlace} from './handlers';

export type MarkdownCopy = {
  readonly title: string;
  /** Empty if the page has none. */
  readonly description: string;
  /** Starts with the title as a level-1 heading. */
  readonly tree: Root;
};

/** Parts of a page's main element that aren't content. */
const SHELL =
  'docs-head page-footer list-filter hash-link sidebar-toggle run try copy tutorial-place tutorial-steps exercise-bar'.split(
    ' ',
  );

/**
 * Creates the copy of a page.
 * @returns undefined for a page without a main element, or one that only redirects
 */
export function pageCopy(html: string, place: CopyPlace): MarkdownCopy | undefined {
  const main = mainOf(html);
  if (!main) return undefined;
  prune(main, isShell);
  const tree = toMdast(main, {document: true, handlers: copyHandlers(place)});
  const children = tree.type === 'root' ? tree.children : [tree];
  const head = fromParse5(parse(html.slice(0, html.indexOf('<body')))) as HtmlRoot;
  const meta = find(head, (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description');
  const title = titleOf(main, head);
  const body = children.filter((node) => node.type !== 'heading' || node.depth !== 1);
  return {
    title,
    description: (meta && attribute(meta, 'content')) ?? '',
    tree: {type: 'root', children: [{type: 'heading', depth: 1, children: [text(title)]}, about(place), ...body]},
  };
}

/** Only the main element is parsed, since the shell around it is larger than most pages. */
function mainOf(html: string): Element | undefined {
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  if (start === -1 || end < start) return undefined;
  const [main] = (fromParse5(parseFragment(html.slice(start, end))) as HtmlRoot).children;
  return isElement(main) ? main : undefined;
}

/** A tree as text. Valid CommonMark with the tables of GitHub Flavored Markdown; ends with a newline. */
export function copyText(tree: Root): string {
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
    .filter((node) => node.data?.copy === undefined)
    .map((node) => ('children' in node ? {...node, children: without(node.children as RootContent[])} : node));
}

function isShell(element: Element): boolean {
  return element.properties.hidden === true || SHELL.some((name) => hasClass(element, name));
}

function titleOf(main: Element, head: HtmlRoot): string {
  const named = find(main, ({tagName}) => tagName === 'h1') ?? find(head, ({tagName}) => tagName === 'title');
  return named ? textOf(named).trim() : '';
}

/** Links to the page itself and to the list of pages in its section. */
function about({origin, page, words, list}: CopyPlace): Paragraph {
  const address = (url: string): Link => link(url, url);
  const more = list === undefined ? [] : [text(` · ${words.allPages} `), address(origin + list)];
  return paragraph(text(`${words.webPage} `), address(origin + page), ...more);
}
