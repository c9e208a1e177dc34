/** Renders a schema's descriptions, which use a little Markdown, as safe HTML. */
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {escapeHtml} from '../syntax/html';

/** The path on this site that replaces a link in a description; undefined if the link points elsewhere. */
export type OwnAddress = (url: string) => string | undefined;

/** The HTML of a description: paragraphs. Raw HTML is shown as text, and links that don't point to the web become text. */
export function renderDescription(markdown: string, ownAddress: OwnAddress): string {
  return render(fromMarkdown(markdown.trim()), ownAddress);
}

/** The same without the surrounding paragraph, for descriptions in a list. */
export function renderInline(markdown: string, ownAddress: OwnAddress): string {
  return renderDescription(markdown, ownAddress).replace(/^<p>(.*)<\/p>$/s, '$1');
}

/** The HTML element for Markdown nodes that only have content. */
const TAGS: Readonly<Partial<Record<Nodes['type'], string>>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  list: 'ul',
  listItem: 'li',
};

function render(node: Nodes, ownAddress: OwnAddress): string {
  const tag = TAGS[node.type];
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`;
  if (node.type === 'code') return `<pre>${escapeHtml(node.value)}</pre>`;
  if (node.type === 'break') return '<br>';
  if ('value' in node) return escapeHtml(node.value);
  const inner = 'children' in node ? node.children.map((child) => render(child, ownAddress)).join('') : '';
  if (node.type === 'link') return link(node.url, inner, ownAddress);
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
}

function link(url: string, inner: string, ownAddress: OwnAddress): string {
  const own = ownAddress(url);
  if (own !== undefined) return `<a href="${escapeHtml(own)}">${inner}</a>`;
  return /^https?:\/\//.test(url)
    ? `<a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer">${inner}</a>`
    : inner;
}
