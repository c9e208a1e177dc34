import {addSite, countLedger, formatLedger, lostAddresses, parseLedger, type LedgerSite} from '../../../../src/lib/ledger/ledger';

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

test('the file is one address a line, with its anchors, sorted, and reads back as it was', () => {
  const text = formatLedger(addSite(new Map(), site()));
  expect(text).toBe('/\n/docs/dict\n/docs/object records\n/docs/old\n/docs/older\n/docs/record fields update\n/feed.xml\n');
  expect(formatLedger(parseLedger(text))).toBe(text);
  expect(countLedger(parseLedger(text))).toEqual({addresses: 7, anchors: 3});
});

test('what is new is added, and nothing is taken out', () => {
  const old = parseLedger('/docs/gone was-here\n/docs/record former\n');
  expect(formatLedger(addSite(old, site()))).toContain('/docs/gone was-here\n');
  expect(formatLedger(addSite(old, site()))).toContain('/docs/record fields former update\n');
});

test('a ledger that the site keeps has nothing lost', () => {
  expect(lostAddresses(addSite(new Map(), site()), site())).toEqual([]);
});

test('a page that is gone is told with how to mend it', () => {
  expect(lostAddresses(parseLedger('/docs/gone\n'), site())).toEqual([
    '/docs/gone was an address of the site and leads nowhere. Add a rule to src/config/redirects.ts that leads it to the page that took over.',
  ]);
});

test('an anchor that is gone is told, on the page itself and where its address leads now', () => {
  const lost = lostAddresses(parseLedger('/docs/record fields mutable\n/docs/older update spread\n/docs/dict make\n'), site());
  expect(lost).toEqual([
    '/docs/record#mutable was an anchor of the site, and /docs/record has none of that name. Give the heading that took over its id: ## Heading {/* #mutable */}, or put <span id="mutable"></span> before the text.',
    '/docs/older#spread was an anchor of the site, and /docs/record, where /docs/older leads, has none of that name. Give the heading that took over its id: ## Heading {/* #spread */}, or put <span id="spread"></span> before the text.',
  ]);
});

test('redirects that lead to no page, to no anchor, or in a circle are told', () => {
  const redirects = new Map([['/a', '/nowhere'], ['/b', '/docs/record#nothing'], ['/c', '/d'], ['/d', '/c']]);
  expect(lostAddresses(parseLedger('/a\n/b\n/c\n'), site({redirects}))).toEqual([
    '/a leads to /nowhere, which is no page. Correct its rule in src/config/redirects.ts.',
    '/b leads to /docs/record#nothing, but that page has no such anchor. Correct its rule in src/config/redirects.ts.',
    expect.stringMatching(/^\/c /),
  ]);
});

test('an address may lead to a file', () => {
  const redirects = new Map([['/rss', '/feed.xml'], ['/old-rss', '/rss'], ['/lost', '/gone.xml']]);
  expect(lostAddresses(parseLedger('/lost\n/old-rss\n/rss\n'), site({redirects}))).toEqual(['/lost leads to /gone.xml, which is no page. Correct its rule in src/config/redirects.ts.']);
});

test('a line that is no address is told', () => {
  expect(() => parseLedger('/\nnonsense\n')).toThrow('Line 2 of the ledger is "nonsense"');
});
