/**
 * What the ledger has to know: the addresses and anchors of a build, the names of the site's versions, and which
 * redirects were chosen.
 */
import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes} from 'parse5';
import {languages} from '../../config/languages';
import {versionLines} from '../../config/versions';
import {readTextSync} from '../../kit/build/files/text';
import {parseRemovals, type LedgerRules, type LedgerSite, type VersionName} from '../core/ledger';
import {aliasRules, successors} from '../core/redirects';
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

/** Of the languages. English has none. */
const folders = languages.map(({id}) => id);

/** The versions whose addresses don't have their permanent names yet: the next and the latest one. */
const versionNames: readonly VersionName[] = (['manual', 'react'] as const).flatMap((docs) => {
  const {next, latest} = versionLines[docs === 'manual' ? 'default' : docs];
  return [next, latest]
    .filter(({id, path}) => id !== path)
    .flatMap(({id, path}) =>
      ['', ...folders.map((folder) => `/${folder}`)].map((root) => ({
        named: `${root}/docs/${docs}/${path}`,
        own: `${root}/docs/${docs}/${id}`,
      })),
    );
});

const lastSegment = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Whether the table of redirects leads an address to a page, and no guess does. */
function isChosen(address: string, page: string): boolean {
  const instance = address.startsWith('/docs/react/') ? 'react' : 'default';
  return (
    aliasRules.exact.some(({from}) => from === address) ||
    (successors[instance]?.[lastSegment(address)] ?? []).some((to) => to.split('#')[0] === lastSegment(page))
  );
}

/** The rules by which the ledger judges a build. */
export function ledgerRules(removalsFile = 'ledger/removals.txt'): LedgerRules {
  return {versions: versionNames, languages: folders, removals: parseRemovals(readTextSync(removalsFile)), isChosen};
}
