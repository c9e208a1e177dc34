/** Renders a schema's descriptions, which use a little Markdown, as safe HTML. */
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {html, join, trusted, type Html} from '../../../kit/core/html';

/** The path on this site that replaces a link in a description; undefined if the link points elsewhere. */
export type OwnAddress = (url: string) => string | undefined;

/**
 * The HTML of a description: paragraphs. Raw HTML is shown as text, and links that don't point to the web become text.
 */
export function renderDescription(markdown: string, ownAddress: OwnAddress): Html {
  return render(fromMarkdown(markdown.trim()), ownAddress);
}

/** The same without the surrounding paragraph, for descriptions in a list. */
export function renderInline(markdown: string, ownAddress: OwnAddress): Html {
  return trusted(String(renderDescription(markdown, ownAddress)).replace(/^<p>(.*)<\/p>$/s, '$1'));
}

/** The HTML element for Markdown nodes that only have content. */
const TAGS: Readonly<Partial<Record<Nodes['type'], string>>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  list: 'ul',
  listItem: 'li',
};

function render(node: Nodes, ownAddress: OwnAddress): Html {
  const tag = TAGS[node.type];
  if (node.type === 'inlineCode') return html`<code>${node.value}</code>`;
  if (node.type === 'code') return html`<pre>${node.value}</pre>`;
  if (node.type === 'break') return html`<br>`;
  if ('value' in node) return html`${node.value}`;
  const inner = join('children' in node ? node.children.map((child) => render(child, ownAddress)) : []);
  if (node.type === 'link') return link(node.url, inner, ownAddress);
  return tag === undefined ? inner : html`<${tag}>${inner}</${tag}>`;
}

function link(url: string, inner: Html, ownAddress: OwnAddress): Html {
  const own = ownAddress(url);
  if (own !== undefined) return html`<a href="${own}">${inner}</a>`;
  return /^https?:\/\//.test(url)
    ? html`<a href="${url}" target="_blank" rel="noopener noreferrer">${inner}</a>`
    : inner;
}
