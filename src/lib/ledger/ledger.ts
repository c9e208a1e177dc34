/**
 * The ledger: every address the site has ever served, with the anchors of its pages. One address a line, its
 * anchors behind it, apart by spaces, all sorted; addresses that lead to another page stand alone.
 */

/** Addresses with their anchors. */
export type Ledger = ReadonlyMap<string, readonly string[]>;

/** The site as it is built now. Addresses have no slash at their end but `/`. */
export type LedgerSite = {
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where an address leads that is no page: an address with or without an anchor. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Other files that readers and programs ask for by name: feeds, lists. */
  readonly files: ReadonlySet<string>;
};

const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Reads the ledger's file. Throws a sentence for a line that is no address. */
export function parseLedger(text: string): Ledger {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line, index) => {
      const [address = '', ...anchors] = line.split(' ');
      if (!address.startsWith('/')) throw new Error(`Line ${index + 1} of the ledger is "${line.slice(0, 60)}", but has to begin with an address. Write the file with npm run ledger:add.`);
      return [address, anchors] as const;
    }),
  );
}

/** The text of the ledger's file. */
export function formatLedger(ledger: Ledger): string {
  return sorted(ledger.keys()).map((address) => `${[address, ...sorted(ledger.get(address) ?? [])].join(' ')}\n`).join('');
}

/** The ledger with what the site has now; nothing is ever taken out. */
export function addSite(ledger: Ledger, {pages, redirects, files}: LedgerSite): Ledger {
  const all = new Map(ledger);
  for (const address of [...redirects.keys(), ...files]) all.set(address, all.get(address) ?? []);
  for (const [address, anchors] of pages) all.set(address, sorted([...(all.get(address) ?? []), ...anchors]));
  return all;
}

/** How many addresses and anchors a ledger has. */
export function countLedger(ledger: Ledger): {readonly addresses: number; readonly anchors: number} {
  return {addresses: ledger.size, anchors: [...ledger.values()].reduce((sum, anchors) => sum + anchors.length, 0)};
}

/** Follows redirects to a page. */
function arrive(address: string, {redirects}: LedgerSite): {readonly page: string; readonly anchor: string | undefined} {
  const seen = new Set<string>();
  let page = address;
  let anchor: string | undefined;
  for (let to = redirects.get(page); to !== undefined && !seen.has(page); to = redirects.get(page)) {
    seen.add(page);
    const [path = '', own] = to.split('#');
    page = path.split('?')[0] ?? '';
    anchor = own ?? anchor;
  }
  return {page, anchor};
}

/** What the ledger has and the site no longer leads to, each as a sentence that says how to mend it. */
export function lostAddresses(ledger: Ledger, site: LedgerSite): string[] {
  return [...ledger].flatMap(([address, anchors]) => {
    const {page, anchor} = arrive(address, site);
    if (site.files.has(page)) return [];
    const ids = site.pages.get(page);
    const way = page === address ? '' : `, where ${address} leads,`;
    if (!ids) {
      return page === address
        ? [`${address} was an address of the site and leads nowhere. Add a rule to src/config/redirects.ts that leads it to the page that took over.`]
        : [`${address} leads to ${page}, which is no page. Correct its rule in src/config/redirects.ts.`];
    }
    if (anchor !== undefined) {
      return ids.has(anchor) ? [] : [`${address} leads to ${page}#${anchor}, but that page has no such anchor. Correct its rule in src/config/redirects.ts.`];
    }
    const lost = anchors.filter((id) => !ids.has(id));
    return lost.map((id) => `${address}#${id} was an anchor of the site, and ${page}${way} has none of that name. Give the heading that took over its id: ## Heading {/* #${id} */}, or put <span id="${id}"></span> before the text.`);
  });
}
