/** Reads a built site: its pages, their anchors and their links. */
import fs from 'node:fs';
import path from 'node:path';
import {defaultTreeAdapter, html, parse, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** An HTML file: the ids that anchors can lead to, and all links to the same site, as written. */
export type CrawledPage = {readonly path: string; readonly ids: ReadonlySet<string>; readonly links: readonly string[]};

function* elements(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
  if ('content' in node && node.namespaceURI === html.NS.HTML) yield* elements(node.content);
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** Reads one page's HTML. */
function crawlPage(at: string, source: string): CrawledPage {
  const ids = new Set<string>();
  const links: string[] = [];
  for (const element of elements(parse(source))) {
    const id = attribute(element, 'id');
    if (id) ids.add(id);
    const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
    if (href !== undefined) links.push(href);
  }
  return {path: at, ids, links};
}

/** All pages of a built site by address; `page.html` and `page/index.html` count as one. */
export function crawlSite(root: string): Map<string, CrawledPage> {
  const files = fs.readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const pages = new Map<string, CrawledPage>();
  for (const file of files) {
    const at = `/${file.replaceAll(path.sep, '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
    if (!pages.has(at)) pages.set(at, crawlPage(at, fs.readFileSync(path.join(root, file), 'utf8')));
  }
  return pages;
}

/** The site's broken links, each as a sentence. `files` returns whether an address is a file other than a page. */
export function brokenLinks(pages: ReadonlyMap<string, CrawledPage>, files: (address: string) => boolean): string[] {
  const problems: string[] = [];
  for (const page of pages.values()) {
    for (const link of page.links) {
      const url = new URL(link, `https://site.invalid${page.path}`);
      if (url.hostname !== 'site.invalid') continue;
      const target = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1');
      const found = pages.get(target);
      if (!found) {
        if (!files(target)) problems.push(`${page.path} links to ${link}, which isn't a page of the site.`);
        continue;
      }
      const id = decodeURIComponent(url.hash.slice(1));
      if (id !== '' && !found.ids.has(id))
        problems.push(`${page.path} links to ${link}, but ${target} has no element with the id "${id}".`);
    }
  }
  return problems;
}
