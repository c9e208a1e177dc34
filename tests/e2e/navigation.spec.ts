import {expect, open, test, type Page} from './fixtures';
import {versionLines} from '../../src/config/versions';

const {latest, next} = versionLines.default;

const title = (page: Page) => page.getByRole('heading', {level: 1});

test('a reader moves through versions and instances, and back', {tag: '@wide'}, async ({page}) => {
  await open(page, '/');
  const main = page.getByRole('navigation', {name: 'Main'});
  const docs = page.getByRole('navigation', {name: 'Docs', exact: true});
  await main.getByRole('link', {name: 'Docs'}).click();
  await expect(page).toHaveURL('/docs/manual/latest/introduction');
  await page.locator('#docs-sidebar').getByRole('link', {name: 'Record', exact: true}).click();
  await expect(title(page)).toHaveText('Record');
  await page.locator('.version-picker summary').click();
  await page.locator('.version-picker').getByRole('link', {name: next.label}).click();
  await expect(page).toHaveURL('/docs/manual/next/record');
  await docs.getByRole('link', {name: 'React'}).click();
  await expect(page).toHaveURL('/docs/react/latest/introduction');
  await main.getByRole('link', {name: 'Community'}).click();
  await expect(page).toHaveURL('/community/overview');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/docs/manual/next/record');
  await expect(title(page)).toHaveText('Record');
  await page.goForward();
  await expect(page).toHaveURL('/docs/react/latest/introduction');
});

test('from an application, a link leads to a page that is read, and back', {tag: '@wide'}, async ({page}) => {
  await open(page, '/try');
  const main = page.getByRole('navigation', {name: 'Main'});
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await main.getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL('/blog');
  await expect(title(page)).toHaveText('Blog');
  // The application's own document has React, which must not go on working in another page.
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await main.getByRole('link', {name: 'Playground'}).click();
  await expect(page).toHaveURL(/\/try/);
  await expect(page.locator('.cm-content')).toBeVisible();
});

test(
  'in a new document too, a link clicked in the sidebar stays under the pointer before the page is painted',
  {tag: '@wide'},
  async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', {value: undefined}));
    await open(page, '/docs/manual/latest/introduction');
    const sidebar = page.locator('#docs-sidebar > ul');
    await sidebar.hover();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => sidebar.evaluate((element) => element.scrollTop)).toBeGreaterThan(300);
    const link = sidebar.getByRole('link', {name: 'Record', exact: true});
    await link.scrollIntoViewIfNeeded();
    const before = (await link.boundingBox())!.y;
    await page.addInitScript(() => {
      requestAnimationFrame(function look() {
        const active = document.querySelector('#docs-sidebar [aria-current=page]');
        if (!active?.getClientRects().length) return void requestAnimationFrame(look);
        // It is called after the frame's callbacks, and before the frame is painted.
        new ResizeObserver((_, observer) => {
          observer.disconnect();
          (window as unknown as {firstTop: number}).firstTop = active.getBoundingClientRect().top;
        }).observe(active);
      });
    });
    await link.click();
    await expect(title(page)).toHaveText('Record');
    await page.waitForFunction(() => 'firstTop' in window);
    const top = await page.evaluate(() => (window as unknown as {firstTop: number}).firstTop);
    expect(Math.abs(top - before)).toBeLessThanOrEqual(2);
  },
);

test('aliases redirect to their page with query and hash', {tag: '@wide'}, async ({page}) => {
  for (const [from, to] of [
    [`/docs/manual/${latest.id}/record?a=1#tips`, '/docs/manual/latest/record?a=1#tips'],
    ['/docs/manual/record?a=1#tips', '/docs/manual/latest/record?a=1#tips'],
    [`/docs/manual/${next.id}/record?a=1#tips`, '/docs/manual/next/record?a=1#tips'],
    ['/docs/manual/', '/docs/manual/latest/introduction'],
    ['/docs', '/docs/manual/latest/introduction'],
    ['/docs/react', '/docs/react/latest/introduction'],
    [`/docs/react/${versionLines.react.latest.id}/introduction`, '/docs/react/latest/introduction'],
    ['/community', '/community/overview'],
    ['/docs/gentype/latest/usage', '/docs/manual/latest/typescript-integration'],
    ['/docs/manual/next/faq', '/docs/manual/next/introduction'],
    [`/docs/manual/${next.id}/inlining-constants`, '/docs/manual/next/interop-cheatsheet#inlining-constants'],
  ] as const) {
    await page.goto(from);
    const address = (url: URL): string => url.pathname.replace(/\/$/, '') + url.search + url.hash;
    await page.waitForURL((url) => address(url) === to);
  }
});

test.describe('an unknown address', () => {
  test('says so and links to other pages', async ({page, errors}) => {
    const response = await page.goto('/docs/manual/v7.0.0/record');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.locator('main').getByRole('link')).toHaveText([
      'Language manual',
      'Find a page by its title',
      'Home',
    ]);
    await expect(page.locator('.docs-bar')).toBeVisible();
    // The browser itself logs the status; there must be no other errors.
    expect(errors.splice(0)).toEqual([expect.stringContaining('status of 404')]);
  });
});

test('twenty navigations leave no more documents and nodes behind than five', {tag: '@wide'}, async ({page}) => {
  const session = await page.context().newCDPSession(page);
  const kept = async (): Promise<{documents: number; nodes: number; jsEventListeners: number}> => {
    await session.send('HeapProfiler.collectGarbage');
    return session.send('Memory.getDOMCounters');
  };
  const goOn = async (times: number): Promise<void> => {
    for (let index = 0; index < times; index++) {
      await page.locator(index % 2 === 0 ? 'a[rel=next]' : 'a[rel=prev]').click();
      await expect(title(page)).toHaveText(index % 2 === 0 ? 'Object' : 'Record');
    }
  };
  await open(page, '/docs/manual/latest/record');
  // A page that isn't prefetched in time is loaded as a document, which holds nothing of the pages before it.
  await expect(async () => {
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await goOn(4);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }).toPass();
  const before = await kept();
  await goOn(20);
  await expect
    .poll(async () => {
      const after = await kept();
      return (
        after.documents <= before.documents + 2 &&
        after.nodes <= before.nodes * 1.5 &&
        after.jsEventListeners <= before.jsEventListeners * 1.5
      );
    })
    .toBe(true);
});
