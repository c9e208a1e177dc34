/**
 * Measures reading pages in a browser, after `npm run build`: `npm run bench`. Compares the page "Record" with the same
 * page on stock Docusaurus, Starlight and VitePress, then opens one page of each kind of this site at two widths.
 * Timings are for comparison in one run.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright';
import {versionLines} from '../src/config/versions';
import {quantile, withBrowser} from './bench/built-site';
import {DESKTOP, LAPTOP_ON_SLOW_4G, measureClick, measureLoad, PHONE, UNTHROTTLED, type Click} from './bench/measure';
import {buildPeers, type BuiltSite} from './bench/peers';

const RUNS = 7;
/** How long the pointer rests on a link before the press, in ms. */
const DWELLS = [0, 150, 400];
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
  next: '.page-steps [rel=next]',
};

const PAGES = [OWN.page, '/', `/docs/manual/${versionLines.api.next.path}/api/stdlib/array`, '/blog', '/syntax-lookup'];

async function repeat<T>(measure: () => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let run = 0; run < RUNS; run++) results.push(await measure());
  return results;
}

const median = (values: readonly number[]): number => quantile(values, 0.5);
const row = (cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(42) : String(cell).padStart(22))).join(''));

async function compare(browser: Browser, {name, page}: BuiltSite, origin: string): Promise<void> {
  const address = origin + page;
  const loads = await repeat(() => measureLoad(browser, address, PHONE));
  const [{bytes, requests}] = loads as [(typeof loads)[0]];
  const kb = (count: number): string => (count / 1000).toFixed(count < 9_950 ? 1 : 0);
  const total = Object.values(bytes).reduce((sum, count) => sum + count, 0);
  row([
    name,
    Object.values(bytes).map(kb).join('/'),
    kb(total),
    requests,
    median(loads.map(({lcp}) => lcp)).toFixed(0),
    median(loads.map(({tbt}) => tbt)).toFixed(0),
    median(loads.map(({cls}) => cls)).toFixed(3),
  ]);
}

/** The median, and where the pages came from, such as `5 cache, 2 prerendered`. */
function summary(clicks: readonly Click[]): string {
  const sources = new Map<string, number>();
  for (const {source} of clicks) sources.set(source, (sources.get(source) ?? 0) + 1);
  const counts = [...sources].map(([source, count]) => (sources.size === 1 ? source : `${count} ${source}`));
  return `${median(clicks.map(({time}) => time)).toFixed(0)} (${counts.join(', ')})`;
}

async function compareClicks(browser: Browser, site: BuiltSite, origin: string): Promise<void> {
  const address = origin + site.page;
  const cells: string[] = [];
  for (const machine of [UNTHROTTLED, LAPTOP_ON_SLOW_4G])
    for (const dwell of DWELLS) {
      const links = `${site.sidebar} a[href]:not([href^="#"])`;
      cells.push(summary(await repeat(() => measureClick(browser, address, links, machine, dwell))));
    }
  cells.push(summary(await repeat(() => measureClick(browser, address, site.next, PHONE))));
  row([site.name, ...cells]);
}

async function main(): Promise<void> {
  if (!fs.existsSync(path.join(OWN.root, 'index.html'))) return console.log('No build: run npm run build first.');
  const sites = [OWN, ...buildPeers(path.join(OWN.root, LATEST))];
  const roots = sites.map(({root}) => root);
  await withBrowser(roots, async (browser, origins) => {
    console.log(
      `\nThe page "Record", median of ${RUNS}: gzip, Lighthouse's phone (375 px, CPU 4 times slower, 1.6 Mbps and 150 ms)\n`,
    );
    row(['', 'html/js/css/font/other', 'KB', 'requests', 'LCP ms', 'TBT ms', 'CLS']);
    for (const [at, site] of sites.entries()) await compare(browser, site, origins[at]!);
    console.log(
      `\nThe next page, ms from the press to its heading, median of ${RUNS}, and where it came from: clicked in the sidebar at 1440 px after the pointer has rested on the link for ${DWELLS.join(', ')} ms, first unthrottled, then with the phone's CPU and network; and tapped at the end of the page on the phone\n`,
    );
    row(['', ...['', 'slow, '].flatMap((machine) => DWELLS.map((dwell) => `${machine}${dwell} ms`)), 'phone']);
    for (const [at, site] of sites.entries()) await compareClicks(browser, site, origins[at]!);
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
