/**
 * Renders comments as static HTML. Raw HTML in a comment is shown as text. Headings rank below those of items. A
 * heading that only announces an example is dropped, because the code speaks for itself.
 */
import type {Code, Heading, Link, List, Nodes, Root, RootContent, Table} from 'mdast';
import {escapeHtml} from '../syntax/html';

/** Context for rendering a comment. */
export type DocsPlace = {
  /** The URL of an item or module by its name as written there; undefined if there isn't one. */
  readonly nameAddress: (name: string) => string | undefined;
  /** The URL a relative link or a hash points to; undefined if nothing is there. */
  readonly linkAddress: (url: string) => string | undefined;
  /** A code block as HTML. `language` is the first word after the backticks. */
  readonly codeBlock: (language: string, code: string) => string;
  /** Creates a heading's id from its text, for links and search hits. Unique on the page. */
  readonly headingId: (text: string) => string;
  /** Whether code that is a single name becomes a link. Otherwise only names with their module do. */
  readonly linksBareNames?: true;
};

/** The HTML of a comment. */
export function renderDocs(root: Root, place: DocsPlace): string {
  return blocks(root.children, place);
}

function blocks(nodes: readonly RootContent[], place: DocsPlace): string {
  return nodes.map((node, index) => (announcesExample(node, nodes[index + 1]) ? '' : render(node, place))).join('');
}

function announcesExample(node: RootContent, next: RootContent | undefined): boolean {
  return node.type === 'heading' && next?.type === 'code' && /^examples?:?$/i.test(textOf(node));
}

function render(node: Nodes, place: DocsPlace): string {
  const inner = (): string => ('children' in node ? node.children.map((child) => render(child, place)).join('') : '');
  switch (node.type) {
    case 'root':
      return blocks(node.children, place);
    case 'text':
      return escapeHtml(node.value);
    case 'html':
      return escapeHtml(node.value);
    case 'paragraph':
      return `<p>${inner()}</p>`;
    case 'heading':
      return heading(node, inner(), place);
    case 'strong':
      return `<strong>${inner()}</strong>`;
    case 'emphasis':
      return `<em>${inner()}</em>`;
    case 'delete':
      return `<del>${inner()}</del>`;
    case 'inlineCode':
      return inlineCode(node.value, place);
    case 'code':
      return code(node, place);
    case 'break':
      return '<br>';
    case 'thematicBreak':
      return '<hr>';
    case 'blockquote':
      return `<blockquote>${blocks(node.children, place)}</blockquote>`;
    case 'list':
      return list(node, place);
    case 'link':
      return link(node, inner(), place);
    case 'image':
      return escapeHtml(node.alt ?? '');
    case 'table':
      return table(node, place);
    case 'listItem':
    case 'tableRow':
    case 'tableCell':
    case 'linkReference':
    case 'footnoteReference':
      return inner();
    case 'definition':
    case 'footnoteDefinition':
    case 'imageReference':
    case 'yaml':
    case 'mdxFlowExpression':
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
    case 'mdxTextExpression':
    case 'mdxjsEsm':
      return '';
  }
}

/** Items are level-2 headings, so the headings in their comments start at level 3. */
function heading(node: Heading, inner: string, place: DocsPlace): string {
  const level = Math.min(6, Math.max(3, node.depth + 1));
  return `<h${level} id="${escapeHtml(place.headingId(textOf(node)))}">${inner}</h${level}>`;
}

/** Names with a module become links: `Array.map`. */
function inlineCode(value: string, place: DocsPlace): string {
  const isName = (place.linksBareNames ? /^\w+(?:\.\w+)*$/ : /^[A-Z]\w*(?:\.\w+)+$/).test(value);
  const address = isName ? place.nameAddress(value) : undefined;
  const html = `<code>${escapeHtml(value)}</code>`;
  return address === undefined ? html : `<a href="${escapeHtml(address)}">${html}</a>`;
}

function code({lang, value}: Code, place: DocsPlace): string {
  return place.codeBlock((lang ?? '').toLowerCase(), value);
}

function list({ordered, start, spread, children}: List, place: DocsPlace): string {
  const tag = ordered ? 'ol' : 'ul';
  const first = ordered && typeof start === 'number' && start !== 1 ? ` start="${start}"` : '';
  const items = children.map((item) => {
    const [only] = item.children;
    const tight = !spread && item.children.length === 1 && only?.type === 'paragraph';
    return `<li>${tight ? only.children.map((child) => render(child, place)).join('') : blocks(item.children, place)}</li>`;
  });
  return `<${tag}${first}>${items.join('')}</${tag}>`;
}

/** An empty target refers to the item named by the link's text. A link that can't be resolved becomes text. */
function link(node: Link, inner: string, place: DocsPlace): string {
  if (/^https?:/.test(node.url))
    return `<a href="${escapeHtml(node.url)}" target="_blank" rel="noopener">${unlinked(inner)}</a>`;
  const address = node.url === '' ? place.nameAddress(textOf(node)) : place.linkAddress(node.url);
  return address === undefined ? inner : `<a href="${escapeHtml(address)}">${unlinked(inner)}</a>`;
}

function unlinked(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '');
}

/** The header is dropped if all its cells are empty, because ocamldoc tables don't have one. */
function table({children}: Table, place: DocsPlace): string {
  const row = (cells: Table['children'][number]['children'], tag: 'td' | 'th'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell.children.map((child) => render(child, place)).join('')}</${tag}>`).join('')}</tr>`;
  const [head, ...body] = children;
  const hasHead = head?.children.some((cell) => cell.children.length > 0) ?? false;
  return `<table>${hasHead && head ? `<thead>${row(head.children, 'th')}</thead>` : ''}<tbody>${body.map(({children: cells}) => row(cells, 'td')).join('')}</tbody></table>`;
}

/** The text of a tree, without markup. */
function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
