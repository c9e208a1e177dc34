/**
 * Measures the built site in a browser: `npm run build && npm run bench`. Words choose what, as in `npm run bench --
 * click search`; `ranking` and `start`, the development server from nothing, are only measured if they're named. Numbers are for comparison within one run.
 */
import {once} from 'node:events';
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser} from 'playwright';
import {compilerServiceOf} from '../src/compilers/build/service';
import {createNativeCompilers} from '../src/compilers/build/native-compilers';
import {versionLines} from '../src/config/versions';
import {createEndpoint} from '../src/playground/build/endpoint';
import {DESKTOP, FREE, measureClick, measureLoad, PHONE, SLOW} from './bench/pages';
import {printRanking} from './bench/ranking';
import {firstKey} from './bench/search';
import {measureStart} from './bench/start';
import {lastKeyToJavaScript} from './bench/typing';
import {findBrowser} from './install';
import {servePlain} from './serve';

const RUNS = 7;
/** How long the pointer rests on a link before the press, in ms. */
const DWELLS = [0, 150, 400];
const RECORD = '/docs/manual/latest/record';
const PAGES = [RECORD, '/', `/docs/manual/${versionLines.api.next.path}/api/stdlib/array`, '/blog', '/syntax-lookup'];

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
const ms = (values: readonly number[]): string =>
  `${Math.round(median(values))} ms (${Math.round(Math.max(...values))})`;
const row = (...cells: readonly string[]): void =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(46) : cell.padStart(16))).join(''));

async function repeat<T>(measure: () => Promise<T>, runs = RUNS): Promise<readonly T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run++) results.push(await measure());
  return results;
}

type Measurement = (browser: Browser, origin: string) => Promise<void>;

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  async weight(browser, origin) {
    row('Opened, gzip', 'html/js/css/font', 'requests', 'LCP', 'blocked', 'CLS');
    for (const page of PAGES)
      for (const machine of [PHONE, DESKTOP]) {
        const loads = await repeat(() => measureLoad(browser, origin + page, machine));
        const {html, js, css, font} = loads[0]!.bytes;
        row(
          `${page} at ${machine.width} px`,
          [html, js, css, font].map((bytes) => (bytes / 1000).toFixed(1)).join('/'),
          String(loads[0]!.requests),
          ms(loads.map(({lcp}) => lcp)),
          ms(loads.map(({blocked}) => blocked)),
          median(loads.map(({cls}) => cls)).toFixed(4),
        );
      }
  },
  async click(browser, origin) {
    row('From the press to the next page', ...DWELLS.map((dwell) => `rests ${dwell} ms`));
    for (const [name, machine] of [
      ['free', FREE],
      ['slow 4G, CPU 4 times slower', SLOW],
    ] as const) {
      const cells: string[] = [];
      for (const dwell of DWELLS)
        cells.push(ms(await repeat(() => measureClick(browser, origin + RECORD, machine, dwell))));
      row(name, ...cells);
    }
  },
  async typing(browser, origin) {
    row('From the last key to the JavaScript', 'typed at 60 ms', 'at 150 ms');
    for (const lines of [30, 300, 2_000]) {
      const cells: string[] = [];
      for (const pace of [60, 150])
        cells.push(ms(await repeat(() => lastKeyToJavaScript(browser, `${origin}/try`, lines, pace), 3)));
      row(`${lines} lines`, ...cells);
    }
  },
  async search(browser, origin) {
    row('From the first key to the first hit', 'first visit', 'files cached', 'hovered before');
    const page = `${origin}/docs/manual/${versionLines.default.next.path}/introduction`;
    const cells: string[] = [];
    for (const before of ['nothing', 'search', 'hover'] as const)
      cells.push(ms(await repeat(() => firstKey(browser, page, before))));
    row('p', ...cells);
  },
  async start(browser) {
    const {front, pages, edit} = await measureStart(browser, PAGES.slice(1).concat(RECORD));
    row('Started from nothing', ms([front]));
    for (const [address, time] of pages) row(`${address}, opened first`, ms([time]));
    row('An edit of an example', ms([edit]));
  },
};
/** Measured only if it's named. */
const NAMED_ONLY = 'start';

async function main(): Promise<void> {
  const root = path.resolve('build');
  const asked = process.argv.slice(2);
  if (asked.join() !== NAMED_ONLY && !fs.existsSync(path.join(root, 'index.html')))
    return console.log('No build: run npm run build first.');
  const unknown = asked.filter((name) => name !== 'ranking' && !(name in MEASUREMENTS));
  if (unknown.length > 0)
    return console.log(
      `Can't measure ${unknown.join(', ')}. There are ${Object.keys(MEASUREMENTS).join(', ')} and ranking.`,
    );
  if (asked.includes('ranking')) printRanking();
  const names =
    asked.length > 0
      ? asked.filter((name) => name !== 'ranking')
      : Object.keys(MEASUREMENTS).filter((name) => name !== NAMED_ONLY);
  if (names.length === 0) return;
  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath === undefined ? {} : {executablePath});
  const server = servePlain(root, 0, createEndpoint(createNativeCompilers(compilerServiceOf(process.cwd()))));
  try {
    if (!server.listening) await once(server, 'listening');
    console.log('Medians, in parentheses the most');
    for (const name of names) {
      console.log();
      await MEASUREMENTS[name]!(browser, `http://localhost:${(server.address() as AddressInfo).port}`);
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

void main();
