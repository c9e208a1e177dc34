/** Adds the build's addresses and anchors to the ledger: `npm run ledger:add`, after `npm run build`. */
import fs from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../src/kit/build/files/text';
import {environment} from '../src/config/env';
import {addSite, countLedger, formatLedger, lostAddresses, parseLedger} from '../src/hosting/core/ledger';
import {readBuild} from '../src/hosting/build/read-build';
import {ledgerRules, ledgerSite} from '../src/hosting/build/ledger';

const LEDGER = path.resolve('ledger/addresses.txt');

if (!fs.existsSync('build/index.html')) throw new Error('The build is missing. Build the site first: npm run build.');
const site = ledgerSite(readBuild(path.resolve('build'), environment.baseUrl));
const old = parseLedger(fs.existsSync(LEDGER) ? readTextSync(LEDGER) : '');
const rules = ledgerRules();
const now = addSite(old, site, rules.versions);
const [before, after] = [countLedger(old), countLedger(now)];
fs.writeFileSync(LEDGER, formatLedger(now));
console.log(
  `The ledger has ${after.addresses} addresses (${after.addresses - before.addresses} new) and ${after.anchors} anchors (${after.anchors - before.anchors} new).`,
);
const lost = lostAddresses(now, site, rules);
if (lost.length > 0) console.log(`${lost.length} of them are broken now; npm run test:build lists them.`);
