/** What a browser measures of a page. Times are in ms. */
import type {Browser, CDPSession, Page} from 'playwright';

type Machine = {
  /** Width of the window, in px. */
  readonly width: number;
  /** How many times slower than this machine. */
  readonly cpu: number;
  /** Latency in ms, then bits a second down and up. Without it, the network isn't throttled. */
  readonly network?: readonly [number, number, number];
};

/** Lighthouse's values for its phone and desktop computer, and that phone's processor in a window with a sidebar. */
const SLOW_4G = [150, 1_600_000, 750_000] as const;
export const PHONE: Machine = {width: 375, cpu: 4, network: SLOW_4G};
export const DESKTOP: Machine = {width: 1440, cpu: 1, network: [40, 10_240_000, 10_240_000]};
export const FREE: Machine = {width: 1440, cpu: 1};
export const SLOW: Machine = {width: 1440, cpu: 4, network: SLOW_4G};

/** How long a page may work after its first paint and an idle network. */
const SETTLE_MS = 500;

/** Bytes are those transferred, without what is prefetched. */
type Load = {
  readonly bytes: Readonly<Record<'html' | 'js' | 'css' | 'font' | 'other', number>>;
  readonly requests: number;
} & Readonly<Record<'lcp' | 'blocked' | 'cls', number>>;

/** Runs first in each document. The tab's storage carries the time of a click to the document that follows. */
const RECORD = `{
  const recording = (window.recording = {lcp: 0, cls: 0, long: []});
  const observe = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({type, buffered: true});
  observe('largest-contentful-paint', ({startTime}) => (recording.lcp = startTime));
  observe('longtask', (task) => recording.long.push(task));
  observe('layout-shift', ({value, hadRecentInput}) => (recording.cls += hadRecentInput ? 0 : value));
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  addEventListener('click', () => sessionStorage.setItem('bench', JSON.stringify([now(), heading()])), true);
  requestAnimationFrame(function look() {
    const [clicked, before] = JSON.parse(sessionStorage.getItem('bench') ?? '[]');
    if (clicked === undefined || heading() === '' || heading() === before) return void requestAnimationFrame(look);
    recording.shown = now() - clicked;
  });
}`;

async function openPage(browser: Browser, {width, cpu, network}: Machine): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({viewport: {width, height: 812}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  if (network) {
    const [latency, down, up] = network;
    const throughput = {downloadThroughput: down / 8, uploadThroughput: up / 8};
    await session.send('Network.emulateNetworkConditions', {offline: false, latency, ...throughput});
  }
  await page.addInitScript(RECORD);
  return [page, session];
}

const KINDS = {Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font'} as const;

/** Opens a page. As in Lighthouse, only tasks after the first paint block. */
export async function measureLoad(browser: Browser, address: string, machine: Machine): Promise<Load> {
  const [page, session] = await openPage(browser, machine);
  const kinds = new Map<string, keyof Load['bytes']>();
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
  const times = await page.evaluate(`(() => {
    const {lcp, cls, long} = window.recording;
    const painted = performance.getEntriesByName('first-contentful-paint')[0].startTime;
    const after = long.filter(({startTime}) => startTime >= painted);
    return {lcp, cls, blocked: after.reduce((sum, {duration}) => sum + duration - 50, 0)};
  })()`);
  await page.context().close();
  return {bytes, requests: kinds.size, ...(times as Pick<Load, 'lcp' | 'blocked' | 'cls'>)};
}

/**
 * Opens a page, reads for a while, and clicks the link after the page's own in the sidebar.
 * @param dwell how long the pointer rests on the link before the press
 * @returns the time from the press to the first frame with the new heading
 */
export async function measureClick(
  browser: Browser,
  address: string,
  machine: Machine,
  dwell: number,
): Promise<number> {
  const [page] = await openPage(browser, machine);
  await page.goto(address, {waitUntil: 'networkidle'});
  const links = page.locator('#docs-sidebar a[href]:not([href^="#"])');
  const at = await links.evaluateAll((all) => all.findIndex((link) => link.getAttribute('aria-current') === 'page'));
  const link = links.nth(at + 1);
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  await link.hover();
  await page.waitForTimeout(dwell);
  await link.click();
  const shown = await page.waitForFunction('window.recording?.shown');
  const time = (await shown.jsonValue()) as number;
  await page.context().close();
  return time;
}
