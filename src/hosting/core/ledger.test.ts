import {
  addSite,
  countLedger,
  formatLedger,
  lostAddresses,
  parseLedger,
  parseRemovals,
  type LedgerRules,
  type LedgerSite,
} from './ledger';

const site = (change: Partial<LedgerSite> = {}): LedgerSite => ({
  pages: new Map([
    ['/', new Set<string>()],
    ['/docs/record', new Set(['fields', 'update'])],
    ['/docs/object', new Set(['records'])],
  ]),
  redirects: new Map([
    ['/docs/old', '/docs/record'],
    ['/docs/older', '/docs/old'],
    ['/docs/dict', '/docs/object?missing=Dict#records'],
  ]),
  files: new Set(['/feed.xml']),
  ...change,
});

const VERSIONS = [{named: '/docs/manual/latest', own: '/docs/manual/v11.0.0'}];
const rules = (change: Partial<LedgerRules> = {}): LedgerRules => ({
  versions: VERSIONS,
  languages: ['fr'],
  removals: new Set(),
  isChosen: () => true,
  ...change,
});

test('the file has one address per line with its sorted anchors, and parsing restores it', () => {
  const text = formatLedger(addSite(new Map(), site(), VERSIONS));
  expect(text).toBe(
    '/\n/docs/dict\n/docs/object records\n/docs/old\n/docs/older\n/docs/record fields update\n/feed.xml\n',
  );
  expect(formatLedger(parseLedger(text))).toBe(text);
  expect(countLedger(parseLedger(text))).toEqual({addresses: 7, anchors: 3});
});

test('new entries are added, and nothing is removed', () => {
  const old = parseLedger('/docs/gone was-here\n/docs/record former\n');
  expect(formatLedger(addSite(old, site(), VERSIONS))).toContain('/docs/gone was-here\n');
  expect(formatLedger(addSite(old, site(), VERSIONS))).toContain('/docs/record fields former update\n');
});

test('a page that a language does not have any more leads to the English page', () => {
  const ledger = parseLedger('/fr/docs/record fields\n/fr/docs/old\n');
  expect(lostAddresses(ledger, site(), rules())).toEqual([]);
  expect(lostAddresses(parseLedger('/fr/docs/gone\n/docs/record\n'), site(), rules())).toEqual([
    expect.stringMatching(/^\/fr\/docs\/gone was an address of the site, but now leads nowhere\./),
  ]);
});

test('nothing is lost if the site has everything in the ledger', () => {
  expect(lostAddresses(addSite(new Map(), site(), VERSIONS), site(), rules())).toEqual([]);
});

test('a missing page is reported with how to fix it', () => {
  expect(lostAddresses(parseLedger('/docs/gone\n'), site(), rules())).toEqual([
    `/docs/gone was an address of the site, but now leads nowhere. Add to "exact" in src/hosting/core/redirects.ts: {from: '/docs/gone', to: '…'}, with the page that replaced it.`,
  ]);
});

test('a missing anchor is reported, on the page itself and on the page its address redirects to', () => {
  const lost = lostAddresses(
    parseLedger('/docs/record fields mutable\n/docs/older update spread\n/docs/dict make\n'),
    site(),
    rules(),
  );
  expect(lost).toEqual([
    '/docs/record#mutable was an anchor of the site, but /docs/record doesn\'t have it. Give the heading that replaced it this id: ## Heading {/* #mutable */}, or put <span id="mutable"></span> before the text.',
    '/docs/older#spread was an anchor of the site, but /docs/record, where /docs/older leads, doesn\'t have it. Give the heading that replaced it this id: ## Heading {/* #spread */}, or put <span id="spread"></span> before the text.',
  ]);
});

test('redirects to missing pages or anchors and circular redirects are reported', () => {
  const redirects = new Map([
    ['/a', '/nowhere'],
    ['/b', '/docs/record#nothing'],
    ['/c', '/d'],
    ['/d', '/c'],
  ]);
  expect(lostAddresses(parseLedger('/a\n/b\n/c\n'), site({redirects}), rules())).toEqual([
    "/a leads to /nowhere, which isn't a page. Correct its rule in src/hosting/core/redirects.ts.",
    "/b leads to /docs/record#nothing, but that page doesn't have that anchor. Correct its rule in src/hosting/core/redirects.ts.",
    expect.stringMatching(/^\/c /),
  ]);
});

test('an address may lead to a file', () => {
  const redirects = new Map([
    ['/rss', '/feed.xml'],
    ['/old-rss', '/rss'],
    ['/lost', '/gone.xml'],
  ]);
  expect(lostAddresses(parseLedger('/lost\n/old-rss\n/rss\n'), site({redirects}), rules())).toEqual([
    "/lost leads to /gone.xml, which isn't a page. Correct its rule in src/hosting/core/redirects.ts.",
  ]);
});

test("a line that isn't an address is reported", () => {
  expect(() => parseLedger('/\nnonsense\n')).toThrow('Line 2 of the ledger is "nonsense"');
});

describe('pages of versions', () => {
  const page = new Set(['fields', 'spread']);
  const named = site({
    pages: new Map([['/docs/manual/latest/record', page]]),
    redirects: new Map([['/docs/manual/v11.0.0/record', '/docs/manual/latest/record']]),
    files: new Set(),
  });
  const ledger = addSite(new Map(), named, VERSIONS);

  test('keep their anchors under their own name', () => {
    expect(formatLedger(ledger)).toBe('/docs/manual/latest/record\n/docs/manual/v11.0.0/record fields spread\n');
    expect(lostAddresses(ledger, named, rules({isChosen: () => false}))).toEqual([]);
  });

  test('keep them when the next version is cut, whatever its page has', () => {
    const pages = new Map([
      ['/docs/manual/latest/record', new Set(['fields'])],
      ['/docs/manual/v11.0.0/record', page],
    ]);
    const versions = [{named: '/docs/manual/latest', own: '/docs/manual/v12.0.0'}];
    expect(lostAddresses(ledger, site({pages, redirects: new Map()}), rules({versions}))).toEqual([]);
    expect(
      lostAddresses(
        ledger,
        site({pages: new Map([...pages, ['/docs/manual/v11.0.0/record', new Set()]]), redirects: new Map()}),
        rules({versions}),
      ),
    ).toHaveLength(2);
  });

  test('that are gone are told once, with the one rule, though the build has led them somewhere', () => {
    const gone = {
      ...named,
      pages: new Map([['/docs/manual/latest/overview', new Set<string>()]]),
      redirects: new Map([
        ['/docs/manual/latest/record', '/docs/manual/latest/overview'],
        ['/docs/manual/v11.0.0/record', '/docs/manual/latest/overview'],
      ]),
    };
    expect(lostAddresses(ledger, gone, rules({isChosen: () => false}))).toEqual([
      `/docs/manual/v11.0.0/record was a page, but was removed. It redirects to /docs/manual/latest/overview, which is only a guess. Add to "successors.default" in src/hosting/core/redirects.ts: 'record': ['…'], with the name of the page that replaced it. One line covers all versions. CONTRIBUTING.md has the steps to rename a page.`,
    ]);
  });
});

describe('items of the API', () => {
  const address = '/docs/manual/v11.0.0/api/core/array';
  const api = site({pages: new Map([[address, new Set(['map'])]]), redirects: new Map()});
  const ledger = parseLedger(`${address} filter map\n`);

  test('that a package took out are listed, with the file for them', () => {
    expect(lostAddresses(ledger, api, rules())).toEqual([
      `${address} no longer has this item of the API. If the package removed it, add to ledger/removals.txt:\n  ${address}#filter`,
    ]);
  });
  test('are accepted once they are there, and only then', () => {
    const removals = parseRemovals(`${address}#filter\n`);
    expect(lostAddresses(ledger, api, rules({removals}))).toEqual([]);
    expect(lostAddresses(parseLedger(`${address} map\n`), api, rules({removals}))).toEqual([
      `${address}#filter is in ledger/removals.txt, but isn't lost. Remove the line.`,
    ]);
    expect(() => parseRemovals('/docs/manual\n')).toThrow('Line 1 of ledger/removals.txt is "/docs/manual"');
  });
});
