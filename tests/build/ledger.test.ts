/** @jest-environment node */
/** Whatever address or anchor the site has ever served still leads somewhere. */
import fs from 'node:fs';
import path from 'node:path';
import {addSite, lostAddresses, parseLedger} from '../../src/lib/ledger/ledger';
import {ledgerSite} from '../../scripts/hosting/read-anchors';
import {readBuild} from '../../scripts/hosting/read-build';

const site = ledgerSite(readBuild(path.resolve('build'), '/'));
const ledger = parseLedger(fs.readFileSync('ledger/addresses.txt', 'utf8'));

test('every address and anchor of the ledger leads somewhere', () => {
  expect(ledger.size).toBeGreaterThan(3_000);
  expect(lostAddresses(ledger, site)).toEqual([]);
});

test('an anchor that is taken out of a page of this build is found, and a page that is taken out', () => {
  const address = '/docs/manual/latest/record';
  const pages = new Map(site.pages);
  const anchors = new Set(pages.get(address));
  anchors.delete('mutable-fields');
  pages.set(address, anchors);
  pages.delete('/community/overview');
  const lost = lostAddresses(addSite(ledger, site), {...site, pages});
  expect(lost.filter((sentence) => sentence.startsWith(`${address}#`))).toEqual([expect.stringContaining('{/* #mutable-fields */}')]);
  expect(lost.filter((sentence) => sentence.includes('/community/overview'))).not.toEqual([]);
});

test('the ledger stays small enough to be read in a change', () => {
  expect(fs.statSync('ledger/addresses.txt').size).toBeLessThanOrEqual(1_500_000);
});
