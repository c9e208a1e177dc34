/** On a page that is read, nothing moves by itself: not while it loads, and not while it is read to its end. */
import {findVersion, versionLines} from '../../src/config/versions';
import {expect, open, readAll, test} from './fixtures';

type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean; sources: readonly {node?: Node}[]};

type Watching = Window & {shifts: {value: number; what: string}[]};

for (const path of [
  '/',
  '/docs/manual/latest/record',
  `/docs/manual/${findVersion(versionLines.api, 'v11.0.0')?.path}/api/core/array`,
  '/blog',
  '/syntax-lookup',
  '/packages',
  '/community/overview',
])
  test(`nothing moves on ${path}`, async ({page, phone}) => {
    // As tall as the first section of the packages, which the filter shortens.
    if (!phone) await page.setViewportSize({width: 1440, height: path === '/packages' ? 1600 : 900});
    await page.addInitScript(() => {
      const shifts = ((window as unknown as Watching).shifts = [] as {value: number; what: string}[]);
      const say = ({node}: {node?: Node}): string =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? '');
      new PerformanceObserver((list) => {
        for (const {value, hadRecentInput, sources} of list.getEntries() as Shift[])
          if (!hadRecentInput) shifts.push({value, what: sources.map(say).join(' | ')});
      }).observe({type: 'layout-shift', buffered: true});
    });
    // The size of videos is in the HTML, and a busy Chromium sometimes stops drawing when one starts to play.
    await page.route('**/videos/*.{webm,mp4}', (route) => route.fulfill({body: ''}));
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await readAll(page);
    const shifts = await page.evaluate(() => (window as unknown as Watching).shifts);
    expect(shifts).toEqual([]);
  });
