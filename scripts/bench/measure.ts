/** What a browser measures of a page. */
import type {Browser, CDPSession, Page} from 'playwright';
import {defineName} from './built-site';

type Machine = {
  /** Width of the window, in px. */
  readonly width: number;
  /** How many times slower than this machine. */
  readonly cpu: number;
  /** Latency in ms, then bits a second down and up. Without it, the network isn't throttled. */
  readonly network?: readonly [number, number, number];
  /** Links are tapped instead of clicked. */
  readonly touch?: boolean;
};

/** Lighthouse's values for its phone and desktop computer, and that phone's processor in a window with a sidebar. */
const SLOW_4G = [150, 1_600_000, 750_000] as const;
export const PHONE: Machine = {width: 375, cpu: 4, network: SLOW_4G, touch: true};
export const DESKTOP: Machine = {width: 1440, cpu: 1, network: [40, 10_240_000, 10_240_000]};
export const UNTHROTTLED: Machine = {width: 1440, cpu: 1};
export const LAPTOP_ON_SLOW_4G: Machine = {width: 1440, cpu: 4, network: SLOW_4G};

/** How long a page may work after its first paint and an idle network, in ms. */
const SETTLE_MS = 500;

/** Bytes are those transferred, without what is prefetched. Times are in ms. */
type Weight = {
  readonly bytes: Readonly<Record<'html' | 'js' | 'css' | 'font' | 'other', number>>;
  readonly requests: number;
};
type Steadiness = Readonly<Record<'lcp' | 'tbt' | 'longest' | 'cls', number>>;

type Recorded = {lcp: number; cls: number; long: PerformanceEntry[]; shown?: number};
type Recording = Window & {recorded: Recorded};

/** Runs first in each document. The tab's storage carries the time of a click to the document that follows. */
function record(): void {
  const recorded = ((window as unknown as Recording).recorded = {lcp: 0, cls: 0, long: []} as Recorded);
  const observe = (type: string, add: (entry: PerformanceEntry & {value: number; hadRecentInput: boolean}) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => add(entry as never))).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({startTime}) => (recorded.lcp = startTime));
  observe('longtask', (task) => recorded.long.push(task));
  observe('layout-shift', ({value, hadRecentInput}) => (recorded.cls += hadRecentInput ? 0 : value));
  const now = (): number => performance.timeOrigin + performance.now();
  const heading = (): string => document.querySelector('h1')?.textContent ?? '';
  addEventListener('click', () => sessionStorage.setItem('bench', JSON.stringify([now(), heading()])), true);
  requestAnimationFrame(function look() {
    const [clicked, before] = JSON.parse(sessionStorage.getItem('bench') ?? '[]') as [number?, string?];
    if (clicked === undefined || heading() === '' || heading() === before) return void requestAnimationFrame(look);
    recorded.shown = now() - clicked;
  });
}

async function openPage(browser: Browser, {width, cpu, network, touch = false}: Machine): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({viewport: {width, height: 812}, hasTouch: touch});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  if (network) {
    const [latency, down, up] = network;
    const throughput = {downloadThroughput: down / 8, uploadThroughput: up / 8};
    await session.send('Network.emulateNetworkConditions', {offline: false, latency, ...throughput});
  }
  await defineName(page);
  await page.addInitScript(record);
  return [page, session];
}

/** What was recorded until now. As Lighthouse does, only what blocks after the first paint counts. */
const recorded = (page: Page): Promise<Steadiness> =>
  page.evaluate(() => {
    const {lcp, cls, long} = (window as unknown as Recording).recorded;
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const after = long.filter(({startTime}) => startTime >= painted);
    const durations = after.map(({duration}) => duration);
    const tbt = durations.reduce((sum, duration) => sum + duration - 50, 0);
    return {lcp, cls, tbt, longest: Math.max(0, ...durations)};
  });

const KINDS = {Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font'} as const;

/** Opens a page, and after it has loaded, scrolls through it. */
export async function measureLoad(browser: Browser, address: string, machine: Machine): Promise<Weight & Steadiness> {
  const [page, session] = await openPage(browser, machine);
  const kinds = new Map<string, keyof Weight['bytes']>();
  const bytes = {html: 0, js: 0, css: 0, font: 0, other: 0};
  session.on('Network.requestWillBeSent', ({requestId, type, request}) => {
    // The priorities of what the browser prefetches, and of what a page's script does.
    const isAhead = request.initialPriority === 'VeryLow' || (type === 'Fetch' && request.initialPriority === 'Low');
    if (!isAhead) kinds.set(requestId, KINDS[type as keyof typeof KINDS] ?? 'other');
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  const response = await page.goto(address, {waitUntil: 'networkidle'});
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status()}`);
  // The network can be idle before a slow processor has painted.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForTimeout(SETTLE_MS);
  const loaded = {bytes: {...bytes}, requests: kinds.size, ...(await recorded(page))};
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
  const {cls, longest} = await recorded(page);
  await page.context().close();
  return {...loaded, cls, longest};
}

/**
 * Where the next page came from: prerendered in the background, prefetched by speculation rules, the browser's cache
 * (where other prefetched pages are), the network, or a script that changed the page. A Chromium that is driven refuses
 * to prerender (`PrerenderingDisabledByDevTools` in the protocol's `Preload.prerenderStatusUpdated`) and prefetches
 * instead, so a reader's click after a rest on the link can be quicker than here.
 */
export type Source = 'prerendered' | 'prefetched' | 'cache' | 'network' | 'script';

/** `time` is the ms from the click or tap to the first frame with the new heading. */
export type Click = {readonly time: number; readonly source: Source};

/**
 * Opens a page, reads for a while, and follows a link.
 * @param links the link that follows the page's own among these; if none is, the first
 * @param dwell how long the pointer rests on the link before the press, in ms; a finger doesn't
 */
export async function measureClick(
  browser: Browser,
  address: string,
  links: string,
  machine: Machine,
  dwell = 0,
): Promise<Click> {
  const [page] = await openPage(browser, machine);
  await page.goto(address, {waitUntil: 'networkidle'});
  const next = page.locator(links);
  const at = await next.evaluateAll((all) => all.findIndex((link) => link.getAttribute('aria-current') === 'page'));
  const link = next.nth(at + 1);
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => Object.assign(window, {before: true}));
  if (machine.touch) await link.tap();
  else {
    await link.hover();
    await page.waitForTimeout(dwell);
    await link.click();
  }
  const shown = await page.waitForFunction(() => (window as unknown as Recording).recorded?.shown);
  const time = (await shown.jsonValue())!;
  const source = await page.evaluate((): Source => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number;
      deliveryType?: string;
    })[];
    if ('before' in window || !entry) return 'script';
    if ((entry.activationStart ?? 0) > 0) return 'prerendered';
    if (entry.deliveryType === 'navigational-prefetch') return 'prefetched';
    return entry.deliveryType === 'cache' || entry.transferSize === 0 ? 'cache' : 'network';
  });
  await page.context().close();
  return {time, source};
}
