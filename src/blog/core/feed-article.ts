/**
 * Turns a post into feed content. Feed readers have no style sheet or scripts of ours, and many show unknown elements
 * as text, so a code block becomes its first pane.
 *
 *     <figure class="code"><div class="tabs">…</div><a class="try">…</a><pre>…</pre><pre>…</pre></figure>
 *     →  <figure><pre>…</pre></figure>
 */
import {defaultTreeAdapter as tree, html, parseFragment, serialize, type DefaultTreeAdapterTypes} from 'parse5';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Useless outside the site. */
const DROPPED = ['button', 'input', 'label', 'script', 'style', 'svg', 'template'];
/** Attributes that are useful elsewhere. */
const KEPT = [
  'alt',
  'colspan',
  'height',
  'href',
  'lang',
  'rowspan',
  'scope',
  'src',
  'srcset',
  'start',
  'title',
  'width',
];

/**
 * Turns the HTML of a post's page into that of a feed.
 * @param content the inside of the post
 * @param address the post's absolute URL, which links are resolved against
 */
export function feedArticle(content: string, address: string): string {
  const fragment = parseFragment(content);
  clean(fragment, address);
  return serialize(fragment);
}

function clean(parent: Parent, address: string): void {
  parent.childNodes = kept(parent).flatMap((node) => {
    if (tree.isCommentNode(node)) return [];
    if (!tree.isElementNode(node)) return [node];
    if (DROPPED.includes(node.tagName)) return [];
    clean(node, address);
    node.attrs = node.attrs
      .filter(({name}) => KEPT.includes(name))
      .map(({name, value}) => ({name, value: absolute(name, value, address)}));
    return node.tagName === 'span' || isHeadingLink(node) ? node.childNodes : [node];
  });
}

const isHeadingLink = ({tagName, parentNode}: Element): boolean =>
  tagName === 'a' && parentNode !== null && tree.isElementNode(parentNode) && /^h[2-6]$/.test(parentNode.tagName);

/** An element's children; of a code block, only its first pane, caption and messages. */
function kept(parent: Parent): Child[] {
  if (!tree.isElementNode(parent) || !classes(parent).includes('code') || parent.tagName !== 'figure')
    return parent.childNodes;
  const elements = parent.childNodes.filter((child) => tree.isElementNode(child));
  const isMessage = (element: Element): boolean => classes(element).includes('msg');
  const pane = elements.find((element) => element.tagName === 'pre' && !isMessage(element));
  return elements.filter((element) => element === pane || isMessage(element) || element.tagName === 'figcaption');
}

function classes(element: Element): readonly string[] {
  if (element.namespaceURI !== html.NS.HTML) return [];
  return element.attrs.find(({name}) => name === 'class')?.value.split(/\s+/) ?? [];
}

function absolute(name: string, value: string, address: string): string {
  const resolve = (url: string): string => (URL.canParse(url, address) ? new URL(url, address).href : url);
  if (name === 'href' || name === 'src') return resolve(value);
  if (name !== 'srcset') return value;
  return value
    .split(/\s*,\s+/)
    .map((source) => source.replace(/^\S+/, resolve))
    .join(', ');
}
