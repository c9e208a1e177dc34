/**
 * Measures how long the API reference takes to generate, with an empty cache and with the packages' data cached. After
 * a build, it also measures how long the largest page blocks a slow phone. `npm run bench:api`
 */
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createCompilerService} from '../src/compilers/service';
import type {Browser} from 'playwright';
import {versionLines} from '../src/config/versions';
import {ENGLISH_API_LABELS} from '../src/lib/api-docs/labels';
import {docsCodeBlock} from '../src/lib/api-docs/code-block';
import {pagesOf} from '../src/lib/api-docs/pages';
import {ENGLISH_LABELS} from '../src/lib/code-block/labels';
import {siteLibrary} from '../src/plugins/api-reference/editions';
import {createApiService} from '../src/plugins/api-reference/service';
import {withBrowser} from './bench/built-site';

const ARRAY = `docs/manual/${versionLines.api.next.path}/api/stdlib/array`;
/** How much slower than this machine a phone from a few years ago is. */
const SLOWDOWN = 4;
const RUNS = 3;

async function measure<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const {user, system} = process.cpuUsage(cpu);
  console.log(
    `${what.padEnd(44)} ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s, of the CPU ${((user + system) / 1e6).toFixed(1).padStart(5)} s`,
  );
  return result;
}

type Watching = Window & {longTasks: number[]};

/** The durations of tasks over 50 ms while a page opens and is scrolled through, in ms. */
async function longTasks(browser: Browser, address: string): Promise<readonly number[]> {
  const page = await browser.newPage({viewport: {width: 375, height: 740}});
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.addInitScript(() => {
    const tasks = ((window as unknown as Watching).longTasks = [] as number[]);
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({duration}) => Math.round(duration))),
    ).observe({type: 'longtask', buffered: true});
  });
  await page.goto(address);
  await page.waitForTimeout(3000);
  for (let step = 0; step < 20; step++) {
    await page.mouse.wheel(0, 2500);
    await page.waitForTimeout(100);
  }
  const tasks = await page.evaluate(() => (window as unknown as Watching).longTasks);
  await page.close();
  return tasks;
}

async function largestPage(): Promise<void> {
  if (!existsSync(`build/${ARRAY}.html`))
    return console.log('No build: run npm run build first to see how a phone opens the largest page.');
  await withBrowser([path.resolve('build')], async (browser, [origin]) => {
    for (let run = 0; run < RUNS; run++) {
      const tasks = await longTasks(browser, `${origin}/${ARRAY}`);
      console.log(`${ARRAY}, ${SLOWDOWN} times slower: longest task ${Math.max(0, ...tasks)} ms (${tasks.join(', ')})`);
    }
  });
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'bench-api-'));
  const compilers = createCompilerService({siteDir, cacheDir});
  try {
    await measure('extraction and models, empty cache', () => createApiService(compilers).models());
    const models = await measure('models, with the packages’ data cached', () => createApiService(compilers).models());
    const library = siteLibrary({
      compilers,
      models,
      baseUrl: '/',
      labels: ENGLISH_API_LABELS,
      codeBlock: docsCodeBlock({labels: ENGLISH_LABELS, actions: () => undefined}),
    });
    const pages = await measure('all pages of all versions', () =>
      library.editions.flatMap((edition) => pagesOf(library, edition).map((page) => page.render())),
    );
    console.log(
      `${pages.length} pages, ${(pages.reduce((sum, {html}) => sum + html.length, 0) / 2 ** 20).toFixed(1)} MB of HTML`,
    );
  } finally {
    rmSync(cacheDir, {recursive: true, force: true});
  }
  await largestPage();
}

void main();
