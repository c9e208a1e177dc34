/** Every address and anchor the site has ever served still leads somewhere. */
import fs from 'node:fs';
import path from 'node:path';
import {addSite, lostAddresses, parseLedger} from '../../src/hosting/core/ledger';
import {readBuild} from '../../src/hosting/build/read-build';
import {ledgerRules, ledgerSite} from '../../src/hosting/build/ledger';
import {versionLines} from '../../src/config/versions';

const site = ledgerSite(readBuild(path.resolve('build'), '/'));
const ledger = parseLedger(fs.readFileSync('ledger/addresses.txt', 'utf8'));
const rules = ledgerRules();

test('every address and anchor in the ledger leads somewhere', () => {
  expect(ledger.size).toBeGreaterThan(3_000);
  expect(lostAddresses(ledger, site, rules)).toEqual([]);
});

test('removing an anchor or a page from this build is reported', () => {
  const address = '/docs/manual/latest/record';
  const pages = new Map(site.pages);
  const anchors = new Set(pages.get(address));
  anchors.delete('mutable-fields');
  pages.set(address, anchors);
  pages.delete('/community/overview');
  const lost = lostAddresses(addSite(ledger, site, rules.versions), {...site, pages}, rules);
  expect(
    lost.filter((sentence) => sentence.startsWith(`/docs/manual/${versionLines.default.latest.id}/record#`)),
  ).toEqual([expect.stringContaining('{/* #mutable-fields */}')]);
  expect(lost.filter((sentence) => sentence.includes('/community/overview'))).not.toEqual([]);
});

test('the ledger stays small enough to review its diffs', () => {
  expect(fs.statSync('ledger/addresses.txt').size).toBeLessThanOrEqual(1_500_000);
});
