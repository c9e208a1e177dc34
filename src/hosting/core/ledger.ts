/**
 * The ledger: every address the site has ever served, one per line, followed by the anchors of its page.
 *
 * The anchors of a version's pages are listed under the version's own name, `/docs/manual/v11.0.0/record`, even while
 * the page is at `latest` or `next`, so that they still belong to it after a cut.
 */
import {html} from '../../kit/core/html';
import {below} from '../../kit/core/aliases';

/** Anchors by address. Addresses that redirect have none. */
type Ledger = ReadonlyMap<string, readonly string[]>;

/** A build. Except for `/`, addresses don't end with a slash. */
export type LedgerSite = {
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where other addresses lead, with or without an anchor. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Files that readers and programs request by name. */
  readonly files: ReadonlySet<string>;
};

/** The prefixes of a version's addresses: the current one (`/docs/manual/latest`) and the permanent one. */
export type VersionName = {readonly named: string; readonly own: string};

export type LedgerRules = {
  readonly versions: readonly VersionName[];
  /** The languages below a folder of their own: what they don't have leads to the English page. */
  readonly languages: readonly string[];
  /** Anchors that are gone for good, as `/address#anchor`. */
  readonly removals: ReadonlySet<string>;
  /** Whether the table of redirects has this one; otherwise the build guessed it. */
  readonly isChosen: (address: string, page: string) => boolean;
};

const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Parses the ledger's file. Throws a readable error for a line without an address. */
export function parseLedger(text: string): Ledger {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line, index) => {
      const [address = '', ...anchors] = line.split(' ');
      if (!address.startsWith('/'))
        throw new Error(
          `Line ${index + 1} of the ledger is "${line.slice(0, 60)}", but must start with an address. Generate the file with npm run ledger:add.`,
        );
      return [address, anchors] as const;
    }),
  );
}

/** The text of the ledger's file. */
export function formatLedger(ledger: Ledger): string {
  return sorted(ledger.keys())
    .map((address) => `${[address, ...sorted(ledger.get(address) ?? [])].join(' ')}\n`)
    .join('');
}

/** The address with the version's permanent prefix. */
function ownAddress(address: string, versions: readonly VersionName[]): string {
  for (const {named, own} of versions) {
    const rest = below(named, address);
    if (rest !== undefined) return own + rest;
  }
  return address;
}

/** Nothing is ever removed. */
export function addSite(
  ledger: Ledger,
  {pages, redirects, files}: LedgerSite,
  versions: readonly VersionName[],
): Ledger {
  const all = new Map(ledger);
  for (const address of [...redirects.keys(), ...files, ...pages.keys()]) all.set(address, all.get(address) ?? []);
  for (const [address, anchors] of pages) {
    const own = ownAddress(address, versions);
    all.set(own, sorted([...(all.get(own) ?? []), ...anchors]));
  }
  return all;
}

/** Parses the list of removals. Throws a readable error for a line without an anchor. */
export function parseRemovals(text: string): ReadonlySet<string> {
  const lines = text.split('\n').filter(Boolean);
  const wrong = lines.findIndex((line) => !/^\/[^#\s]+#\S+$/.test(line));
  if (wrong >= 0)
    throw new Error(
      `Line ${wrong + 1} of ledger/removals.txt is "${lines[wrong]?.slice(0, 60) ?? ''}", but must be an address with an anchor, such as /docs/manual/v12.0.0/api/stdlib/array#map.`,
    );
  return new Set(lines);
}

/** How many addresses and anchors a ledger has. */
export function countLedger(ledger: Ledger): {readonly addresses: number; readonly anchors: number} {
  return {addresses: ledger.size, anchors: [...ledger.values()].reduce((sum, anchors) => sum + anchors.length, 0)};
}

function onPage(
  address: string,
  {pages, redirects}: LedgerSite,
  {languages}: LedgerRules,
): {readonly page: string; readonly anchor: string | undefined} {
  const inEnglish = (page: string): string | undefined =>
    pages.has(page) ? undefined : languages.map((id) => below(`/${id}`, page)).find((rest) => rest !== undefined);
  const next = (page: string): string | undefined => redirects.get(page) ?? inEnglish(page);
  const seen = new Set<string>();
  let page = address;
  let anchor: string | undefined;
  for (let to = next(page); to !== undefined && !seen.has(page); to = next(page)) {
    seen.add(page);
    const [path = '', own] = to.split('#');
    page = path.split('?')[0] ?? '';
    anchor = own ?? anchor;
  }
  return {page, anchor};
}

/** Generated from a package, so its headings can't be given ids. */
const API_PAGE = /^\/docs\/manual\/(?:[^/]+\/)?api(?:\/|$)/;

/** The addresses and anchors that no longer lead anywhere, each as a sentence that says how to fix it. */
export function lostAddresses(ledger: Ledger, site: LedgerSite, rules: LedgerRules): string[] {
  const unused = new Set(rules.removals);
  const lost = [...ledger].flatMap(([address, anchors]) => {
    const {page, anchor} = onPage(address, site, rules);
    if (site.files.has(page)) return [];
    const ids = site.pages.get(page);
    if (!ids) {
      return page === address || rules.languages.some((id) => below(`/${id}`, address) === page)
        ? [`${address} was an address of the site, but now leads nowhere. ${ruleFor(address, rules)}`]
        : [`${address} leads to ${page}, which isn't a page. Correct its rule in src/hosting/core/redirects.ts.`];
    }
    if (anchor !== undefined) {
      return ids.has(anchor)
        ? []
        : [
            `${address} leads to ${page}#${anchor}, but that page doesn't have that anchor. Correct its rule in src/hosting/core/redirects.ts.`,
          ];
    }
    const gone = anchors.filter((id) => !ids.has(id) && !unused.delete(`${address}#${id}`));
    if (gone.length > 0 && API_PAGE.test(address)) return [lostItems(address, gone)];
    const isItself = ownAddress(page, rules.versions) === ownAddress(address, rules.versions);
    if (gone.length > 0 && !isItself && !rules.isChosen(address, page)) {
      return [
        `${address} was a page, but was removed. It redirects to ${page}, which is only a guess. ${ruleFor(address, rules)}`,
      ];
    }
    const way = page === address ? '' : `, where ${address} leads,`;
    return gone.map(
      (id) =>
        `${address}#${id} was an anchor of the site, but ${page}${way} doesn't have it. Give the heading that replaced it this id: ## Heading {/* #${id} */}, or put ${String(html`<span id="${id}"></span>`)} before the text.`,
    );
  });
  const wrong = [...unused].map((removal) => `${removal} is in ledger/removals.txt, but isn't lost. Remove the line.`);
  return [...lost, ...wrong];
}

/** The rule a lost page needs. */
function ruleFor(address: string, {versions}: LedgerRules): string {
  const file = 'src/hosting/core/redirects.ts';
  const [, docs, slug] = /^\/docs\/(manual|react)\/[^/]+\/([^/]+)$/.exec(ownAddress(address, versions)) ?? [];
  return docs === undefined || slug === undefined
    ? `Add to "exact" in ${file}: {from: '${address}', to: '…'}, with the page that replaced it.`
    : `Add to "successors.${docs === 'manual' ? 'default' : docs}" in ${file}: '${slug}': ['…'], with the name of the page that replaced it. One line covers all versions. CONTRIBUTING.md has the steps to rename a page.`;
}

function lostItems(address: string, ids: readonly string[]): string {
  const lines = ids.map((id) => `  ${address}#${id}`).join('\n');
  return `${address} no longer has ${ids.length === 1 ? 'this item' : 'these items'} of the API. If the package removed ${ids.length === 1 ? 'it' : 'them'}, add to ledger/removals.txt:\n${lines}`;
}
