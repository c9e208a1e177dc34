/** Adds the addresses and anchors of the build to the ledger: `npm run ledger:add`, after `npm run build`. */
import fs from 'node:fs';
import path from 'node:path';
import {environment} from '../src/config/env';
import {addSite, countLedger, formatLedger, lostAddresses, parseLedger} from '../src/lib/ledger/ledger';
import {ledgerSite} from './hosting/read-anchors';
import {readBuild} from './hosting/read-build';

const LEDGER = path.resolve('ledger/addresses.txt');

if (!fs.existsSync('build/index.html')) throw new Error('There is no build. Build the site first: npm run build.');
const site = ledgerSite(readBuild(path.resolve('build'), environment.baseUrl));
const old = parseLedger(fs.existsSync(LEDGER) ? fs.readFileSync(LEDGER, 'utf8') : '');
const now = addSite(old, site);
const [before, after] = [countLedger(old), countLedger(now)];
fs.writeFileSync(LEDGER, formatLedger(now));
console.log(`The ledger has ${after.addresses} addresses (${after.addresses - before.addresses} new) and ${after.anchors} anchors (${after.anchors - before.anchors} new).`);
const lost = lostAddresses(now, site);
if (lost.length > 0) console.log(`${lost.length} of them lead nowhere now; npm run test:build tells which.`);
