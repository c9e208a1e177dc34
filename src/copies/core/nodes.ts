/** Reads the elements of a page, and makes the nodes of its Markdown. */
import type {Element, Nodes, RootContent} from 'hast';
import type {Link, Paragraph, PhrasingContent, Strong, Text} from 'mdast';

type Content = Nodes | RootContent;

/** Whether a node is an element, with that name if one is given. */
export function isElement(node: Content | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  const {className} = element.properties;
  return Array.isArray(className) && className.includes(name);
}

/** An attribute as a string; undefined if it's missing. `name` is spelled as in HTML. */
export function attribute({properties}: Element, name: string): string | undefined {
  const value = properties[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value === true ? '' : value);
}

/** All text inside a node, unchanged. */
export function textOf(node: Content): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The first element inside a node, in document order, that satisfies `wanted`. */
export function find(node: Content, wanted: (element: Element) => boolean): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = wanted(child) ? child : find(child, wanted);
    if (found) return found;
  }
  return undefined;
}

/** Removes comments and every element that satisfies `unwanted` from a tree, and joins adjacent text. */
export function prune(node: Content, unwanted: (element: Element) => boolean): void {
  if (!('children' in node)) return;
  const kept: (typeof node.children)[number][] = [];
  for (const child of node.children) {
    if (child.type === 'comment' || (isElement(child) && unwanted(child))) continue;
    const last = kept.at(-1);
    if (child.type === 'text' && last?.type === 'text') last.value += child.value;
    else kept.push(child);
  }
  node.children = kept;
  for (const child of node.children) prune(child, unwanted);
}

export function text(value: string): Text {
  return {type: 'text', value};
}

export function strong(value: string): Strong {
  return {type: 'strong', children: [text(value)]};
}

export function link(url: string, value: string): Link {
  return {type: 'link', url, children: [text(value)]};
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}
