/**
 * Measures the built site's search in a browser: its speed, download size and the worker's memory. `npm run
 * bench:search`, after `npm run build`. The numbers are for comparison. With `-- --ablation`, leaves out each factor of
 * the ranking in turn instead, and prints what changes for the judged queries.
 */
import fs from 'node:fs';
import type {BrowserContext, CDPSession, Page} from 'playwright';
import {versionLines} from '../src/config/versions';
import type {WorkerMessage} from '../src/search/core/protocol';
import {BOOSTS} from '../src/search/core/rank';
import {readBuiltIndex} from '../tests/search/built-index';
import {judge} from '../tests/search/judge';
import {judgedQueries, queriesOf} from '../tests/search/sets';
import {quantile, withBrowser} from './bench/built-site';

const {next} = versionLines.default;
const PAGE = `/docs/manual/${next.path}/introduction`;
const RUNS = 5;
/** How long the pointer hovers before the first key, if hovering loads the index. */
const HOVER_MS = 2000;

const line = (what: string, value: string): void => console.log(`${what.padEnd(44)} ${value}`);

function payload(): void {
  const {manifest, file} = readBuiltIndex();
  const size = (name: string): number => fs.statSync(file(name)).size / 1000;
  for (const version of Object.keys(manifest.versions).sort()) {
    line(
      `index of ${version} with the shared one`,
      `${(size(version) + size('shared')).toFixed(0)} kB (${size(version).toFixed(0)} + ${size('shared').toFixed(0)})`,
    );
  }
}

/** What is there before the first key: nothing, the files of an earlier search, or what a hover loads. */
const BEFORE = ['cold', 'files in the cache', 'warmed by a hover'] as const;

/** The ms from the first key in the search field to the first visible hit. */
async function firstKey(context: BrowserContext, origin: string, hover: boolean): Promise<number> {
  const page = await context.newPage();
  await page.goto(origin + PAGE, {waitUntil: 'networkidle'});
  if (hover) {
    await page.locator('[data-search]').first().hover();
    await page.waitForTimeout(HOVER_MS);
  }
  await page.keyboard.press('/');
  await page.locator('.search-dialog input').waitFor();
  const time = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('.search-dialog input');
    if (!field) throw new Error('The search field is missing.');
    const start = performance.now();
    field.value = 'p';
    field.dispatchEvent(new Event('input', {bubbles: true}));
    while (!document.querySelector('.search-dialog [role=option]')) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  await page.close();
  return time;
}

/** The ms for each keystroke of each query, in the site's own worker. */
async function keystrokes(page: Page, kind: 'words' | 'type'): Promise<readonly number[]> {
  const queries = queriesOf('first tuning')
    .filter((query) => query.version === next.id && (query.kind === 'type') === (kind === 'type'))
    .map(({query}) => query);
  const typed = queries.flatMap((query) => Array.from({length: query.length}, (_, at) => query.slice(0, at + 1)));
  const [worker] = page.workers();
  if (!worker) throw new Error('The page has no search worker.');
  return worker.evaluate(
    async ({asked, version}) => {
      const scope = self as unknown as {
        onmessage: (event: {readonly data: WorkerMessage}) => void;
        postMessage: (reply: unknown) => void;
      };
      const reply = scope.postMessage;
      const times: number[] = [];
      for (const query of asked) {
        const start = performance.now();
        await new Promise<unknown>((resolve) => {
          scope.postMessage = resolve;
          scope.onmessage({
            data: {
              id: 0,
              manifestUrl: '/search-index/manifest.json',
              question: {query, version, languages: ['en'], count: 20, words: 10},
            },
          });
        });
        times.push(performance.now() - start);
      }
      scope.postMessage = reply;
      return times;
    },
    {asked: typed, version: next.id},
  );
}

type TargetEvents = {
  on: ((event: 'Target.attachedToTarget', then: (event: {sessionId: string}) => void) => void) &
    ((event: 'Target.receivedMessageFromTarget', then: (event: {message: string}) => void) => void);
};

/** The memory of the worker's JavaScript and buffers after a garbage collection, in MB. */
async function workerMemory(session: CDPSession): Promise<number> {
  const events = session as unknown as TargetEvents;
  const attached = new Promise<string>((resolve) =>
    events.on('Target.attachedToTarget', ({sessionId}) => resolve(sessionId)),
  );
  await session.send('Target.setAutoAttach', {autoAttach: true, waitForDebuggerOnStart: false, flatten: false});
  const sessionId = await attached;
  const ask = async (id: number, method: string): Promise<Record<string, number>> => {
    const answer = new Promise<Record<string, number>>((resolve) =>
      events.on('Target.receivedMessageFromTarget', ({message}) => {
        const found = JSON.parse(message) as {id: number; result: Record<string, number>};
        if (found.id === id) resolve(found.result);
      }),
    );
    await session.send('Target.sendMessageToTarget', {sessionId, message: JSON.stringify({id, method})});
    return answer;
  };
  await ask(1, 'HeapProfiler.collectGarbage');
  const {usedSize = NaN, backingStorageSize = 0} = await ask(2, 'Runtime.getHeapUsage');
  return (usedSize + backingStorageSize) / 2 ** 20;
}

type Factors = Record<string, number | readonly number[]>;

/** The value with which a factor changes nothing, if that isn't 1: these add something. */
const WITHOUT: Readonly<Factors> = {coverage: 0, asked: 0, inPath: 0, phraseOfReaders: 0, levels: [1, 1, 1]};

/** What the judged queries lose and gain without each factor of the ranking. */
function ablation(): void {
  const {catalogs} = readBuiltIndex();
  const places = (): readonly number[] => judge(judgedQueries, catalogs).map(({place}) => place ?? Infinity);
  const first = (all: readonly number[]): number => all.filter((place) => place === 1).length;
  const before = places();
  line('with all factors', `${first(before)} of ${before.length} queries have a right first hit`);
  const factors = BOOSTS as Factors;
  for (const [name, own] of Object.entries(factors)) {
    factors[name] = WITHOUT[name] ?? 1;
    const after = places();
    factors[name] = own;
    const count = (changed: (now: number, was: number) => boolean): number =>
      after.filter((now, at) => changed(now, before[at] ?? Infinity)).length;
    const worse = count((now, was) => now > was);
    const better = count((now, was) => now < was);
    line(`without ${name}`, `${worse} worse, ${better} better, right first hits ${first(after) - first(before)}`);
  }
}

async function main(): Promise<void> {
  if (process.argv.includes('--ablation')) return ablation();
  payload();
  await withBrowser([`${process.cwd()}/build`], async (browser, [origin = '']) => {
    for (const before of BEFORE) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        const context = await browser.newContext();
        if (before === 'files in the cache') await firstKey(context, origin, false);
        times.push(await firstKey(context, origin, before === 'warmed by a hover'));
        await context.close();
      }
      line(
        `first key to hits, ${before}`,
        `${quantile(times, 0.5).toFixed(0)} ms (${times
          .sort((a, b) => a - b)
          .map((time) => time.toFixed(0))
          .join(', ')})`,
      );
    }
    const page = await browser.newPage();
    await page.goto(origin + PAGE, {waitUntil: 'networkidle'});
    await page.keyboard.press('/');
    await page.locator('.search-dialog input').fill('record');
    await page.locator('.search-dialog [role=option]').first().waitFor();
    for (const kind of ['words', 'type'] as const) {
      const times = await keystrokes(page, kind);
      line(
        `a key in the worker, ${kind === 'type' ? 'by type' : 'by words'}`,
        `median ${quantile(times, 0.5).toFixed(1)} ms, 95 in 100 up to ${quantile(times, 0.95).toFixed(1)} ms, most ${quantile(times, 1).toFixed(1)} ms, ${times.length} keys`,
      );
    }
    line('memory of the worker', `${(await workerMemory(await page.context().newCDPSession(page))).toFixed(1)} MB`);
  });
}

void main();
