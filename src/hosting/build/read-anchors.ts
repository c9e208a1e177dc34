import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes} from 'parse5';
import type {LedgerSite} from '../core/ledger';
import type {Build} from './read-build';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements with ids for the page's own use, not for readers' links. */
const PARTS = new Set([
  'input',
  'button',
  'label',
  'select',
  'textarea',
  'form',
  'dialog',
  'template',
  'svg',
  'symbol',
  'title',
  'desc',
]);

function* anchors(node: Node, inMain: boolean): Generator<string> {
  const element = defaultTreeAdapter.isElementNode(node) ? node : undefined;
  if (inMain && element && !PARTS.has(element.tagName)) {
    const id = element.attrs.find(({name}) => name === 'id')?.value;
    // Ids that start with _ belong to React and Docusaurus.
    if (id !== undefined && /^[^_\s]\S*$/.test(id)) yield id;
  }
  if ('childNodes' in node)
    for (const child of node.childNodes) yield* anchors(child, inMain || element?.tagName === 'main');
}

/** The anchors readers can link to: the ids in a page's main element. */
function readAnchors(html: string): Set<string> {
  return new Set(anchors(parse(html), false));
}

/** Files that readers and programs request by name. What pages load for their own examples isn't among them. */
const NAMED =
  /^(?!assets\/|cards\/|img\/|runtime\/|search\/|videos\/).*(?<!\.(?:lines|programs|types|versions))\.(?:xml|txt|json)$/;

export function ledgerSite({pages, redirects, files}: Build): LedgerSite {
  return {
    pages: new Map(
      pages.filter(({address}) => address !== '/404').map(({address, html}) => [address, readAnchors(html)]),
    ),
    redirects: new Map(redirects.map(({from, to}) => [from, to])),
    files: new Set(files.filter((file) => NAMED.test(file)).map((file) => `/${file}`)),
  };
}
