/**
 * Measures reading pages in a browser, after `npm run build`: `npm run bench`. Compares the page "Record" with the same
 * page on stock Docusaurus and on Starlight, then opens one page of each kind of this site at two widths. Timings are
 * for comparison in one run.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright';
import {versionLines} from '../src/config/versions';
import {quantile, withBrowser} from './bench/built-site';
import {DESKTOP, LAPTOP, LAPTOP_ON_SLOW_4G, measureClick, measureLoad, PHONE} from './bench/measure';
import {buildPeers, type BuiltSite} from './bench/peers';

const RUNS = 5;
/** What is printed of every page, and with how many digits after the decimal point. */
const VALUES = [
  ['lcp', 0],
  ['tbt', 0],
  ['longest', 0],
  ['cls', 4],
] as const;
const LATEST = '/docs/manual/latest';

const OWN: BuiltSite = {
  name: 'this site',
  root: path.resolve('build'),
  page: `${LATEST}/record`,
  sidebar: '#docs-sidebar',
};

const PAGES = [OWN.page, '/', `/docs/manual/${versionLines.api.next.path}/api/stdlib/array`, '/blog', '/syntax-lookup'];

async function repeat<T>(measure: () => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let run = 0; run < RUNS; run++) results.push(await measure());
  return results;
}

const median = (values: readonly number[]): number => quantile(values, 0.5);
const row = (cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(42) : String(cell).padStart(16))).join(''));

async function compare(browser: Browser, {name, page, sidebar}: BuiltSite, origin: string): Promise<void> {
  const address = origin + page;
  const loads = await repeat(() => measureLoad(browser, address, PHONE));
  const [{bytes, requests}] = loads as [(typeof loads)[0]];
  const kb = (count: number): string => (count / 1000).toFixed(count < 9_950 ? 1 : 0);
  const total = Object.values(bytes).reduce((sum, count) => sum + count, 0);
  const times: string[] = [];
  for (const machine of [LAPTOP, LAPTOP_ON_SLOW_4G])
    times.push(median(await repeat(() => measureClick(browser, address, sidebar, machine))).toFixed(0));
  row([
    name,
    Object.values(bytes).map(kb).join('/'),
    kb(total),
    requests,
    median(loads.map(({lcp}) => lcp)).toFixed(0),
    median(loads.map(({tbt}) => tbt)).toFixed(0),
    median(loads.map(({cls}) => cls)).toFixed(3),
    times.join(' / '),
  ]);
}

async function main(): Promise<void> {
  if (!fs.existsSync(path.join(OWN.root, 'index.html'))) return console.log('No build: run npm run build first.');
  const sites = [OWN, ...buildPeers(path.join(OWN.root, LATEST))];
  const roots = sites.map(({root}) => root);
  await withBrowser(roots, async (browser, origins) => {
    console.log(
      `\nThe page "Record", median of ${RUNS}: gzip, Lighthouse's phone (375 px, CPU 4 times slower, 1.6 Mbps and 150 ms); the click in the sidebar at 1440 px with the same CPU, without and with the slow network\n`,
    );
    row(['', 'html/js/css/font/other', 'KB', 'requests', 'LCP ms', 'TBT ms', 'CLS', 'click to h1 ms']);
    for (const [at, site] of sites.entries()) await compare(browser, site, origins[at]!);
    console.log(
      `\nThis site, median of ${RUNS} (the most) in ms, read to the end: Lighthouse's phone, and its desktop computer (1440 px, 10 Mbps and 40 ms)\n`,
    );
    row([
      '',
      ...[PHONE, DESKTOP].flatMap(({width}) => VALUES.map(([value]) => `${value.toUpperCase()} at ${width} px`)),
    ]);
    for (const page of PAGES) {
      const cells: string[] = [];
      for (const machine of [PHONE, DESKTOP]) {
        const loads = await repeat(() => measureLoad(browser, origins[0]! + page, machine));
        for (const [value, digits] of VALUES) {
          const values = loads.map((load) => load[value]);
          cells.push(`${median(values).toFixed(digits)} (${Math.max(...values).toFixed(digits)})`);
        }
      }
      row([page, ...cells]);
    }
  });
}

void main();
