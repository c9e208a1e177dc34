/** Descriptions of a schema: a little Markdown, as HTML that is safe whatever stands in it. */
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {escapeHtml} from '../syntax/html';

/** The address on this site that stands for a link of a description; undefined when it leads elsewhere. */
export type OwnAddress = (url: string) => string | undefined;

/** The HTML of a description: paragraphs. Raw HTML in it is shown as text; links that are not to the web are only text. */
export function renderDescription(markdown: string, ownAddress: OwnAddress): string {
  return render(fromMarkdown(markdown.trim()), ownAddress);
}

/** The same without the paragraph around it, for descriptions in a list. */
export function renderInline(markdown: string, ownAddress: OwnAddress): string {
  return renderDescription(markdown, ownAddress).replace(/^<p>(.*)<\/p>$/s, '$1');
}

/** What an element of Markdown is in HTML when it only has content. */
const TAGS: Readonly<Partial<Record<Nodes['type'], string>>> = {paragraph: 'p', emphasis: 'em', strong: 'strong', list: 'ul', listItem: 'li'};

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
  return /^https?:\/\//.test(url) ? `<a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer">${inner}</a>` : inner;
}
