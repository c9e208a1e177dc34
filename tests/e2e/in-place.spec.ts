/** A link's page is shown in place of the current one (src/reading-pages/browser/swap.ts). */
import {manualPath} from '../versions';
import {expect, open, test, type Page} from './fixtures';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const sidebarLink = (page: Page, name: string) => page.locator('#docs-sidebar').getByRole('link', {name, exact: true});

/** Opens a page and waits until links are prefetched. What's set on `window` is gone in another document. */
async function read(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
}

const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

// On a phone, the sidebar is closed.
test.describe('on a wide page', {tag: '@wide'}, () => {
  test('a click changes what differs, and Tab starts at the top', async ({page}) => {
    await read(page, '/docs/manual/latest/record');
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await sidebarLink(page, 'Object').click();
    await expect(page).toHaveURL('/docs/manual/latest/object');
    await expect(title(page)).toHaveText('Object');
    expect(await isSameDocument(page)).toBe(true);
    await expect(page).toHaveTitle('Object | ReScript Documentation');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/manual\/latest\/object$/);
    await expect(page.getByRole('status').filter({hasText: 'Object | ReScript'})).toHaveCount(1);
    await expect(page.locator('#docs-sidebar [aria-current=page]')).toHaveText('Object');
    await expect(page.locator('.version-picker a[href*="/next/"]')).toHaveAttribute('href', '/docs/manual/next/object');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
    expect(await page.locator('main').count()).toBe(1);
    // The rest of the page follows its first frame.
    await expect(page.locator('[data-first-frame]')).toHaveCount(0);
  });

  test('the clicked link stays under the pointer', async ({page}) => {
    await read(page, '/docs/manual/latest/introduction');
    const list = page.locator('#docs-sidebar > ul');
    await list.hover();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(300);
    const link = sidebarLink(page, 'Record');
    await link.scrollIntoViewIfNeeded();
    const before = (await link.boundingBox())!.y;
    await link.click();
    await expect(title(page)).toHaveText('Record');
    const after = (await page.locator('#docs-sidebar [aria-current=page]').boundingBox())!.y;
    expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
  });

  test('a page of another kind brings its own sidebar', async ({page}) => {
    await read(page, '/docs/manual/latest/record');
    const docs = page.getByRole('navigation', {name: 'Docs', exact: true});
    await docs.getByRole('link', {name: 'React'}).click();
    await expect(page).toHaveURL('/docs/react/latest/introduction');
    await expect(sidebarLink(page, 'Introduction')).toHaveAttribute('aria-current', 'page');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(title(page)).toHaveText('Blog');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a sidebar that comes back shows the link of its page', async ({page}) => {
    await read(page, '/docs/manual/latest/json');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(title(page)).toHaveText('Blog');
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page.locator('#docs-sidebar [aria-current=page]')).toBeInViewport();
  });

  test('with Ctrl, a click opens another tab', async ({page, context}) => {
    await read(page, '/docs/manual/latest/record');
    const opened = context.waitForEvent('page');
    await sidebarLink(page, 'Object').click({modifiers: ['ControlOrMeta']});
    await opened;
    await expect(page).toHaveURL('/docs/manual/latest/record');
    await expect(title(page)).toHaveText('Record');
  });
});

test('back and forward show a page as it was left', {tag: '@wide'}, async ({page}) => {
  await read(page, '/docs/manual/latest/record');
  const tab = page.locator('.code > .tabs').first();
  await tab.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('.code')!.setAttribute('data-touched', ''));
  const next = page.locator('.page-steps a[rel=next]');
  await next.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  await next.click();
  await expect(title(page)).toHaveText('Object');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(title(page)).toHaveText('Record');
  await expect(page.locator('[data-touched]')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await page.goForward();
  await expect(title(page)).toHaveText('Object');
  await page.reload();
  await expect(title(page)).toHaveText('Object');
  await page.goBack();
  await expect(title(page)).toHaveText('Record');
});

/** Where the title of an item of an API page is in the window, in px from its top. */
const topOf = (page: Page, item: string): Promise<number> =>
  page.evaluate((id) => document.getElementById(id)!.getBoundingClientRect().top, item);

/** Reads an API page as far as an item. Each item above then has its own height instead of an estimate. */
async function readAsFarAs(page: Page, item: string): Promise<void> {
  await read(page, `${manualPath('v11.0.0')}/api/core/array`);
  // Beside the text on a phone, and on it elsewhere: the lists of contents scroll by themselves.
  const {width} = page.viewportSize()!;
  await page.mouse.move(width < 500 ? 4 : width / 2, 400);
  for (let top = Infinity; top > 700; top = await topOf(page, item)) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  }
  await expect(page.locator(`#${item}`)).toBeInViewport();
}

test('an API page that is loaded again shows the same item', async ({page}) => {
  await readAsFarAs(page, 'indexof');
  await page.reload();
  await expect(page.locator('#indexof')).toBeInViewport();
});

test('back on an API page, the same item is in view', {tag: '@wide'}, async ({page}) => {
  await readAsFarAs(page, 'indexof');
  await sidebarLink(page, 'Dict').click();
  await expect(title(page)).toHaveText('Dict');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page.locator('#indexof')).toBeInViewport();
});

test('a link to a section leads to it', {tag: '@wide'}, async ({page}) => {
  await read(page, '/docs/manual/latest/introduction');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/docs/manual/latest/record#create-a-record',
      id: 'planted',
    });
    link.textContent = 'Tips';
    document.querySelector('article')!.prepend(link);
  });
  await page.locator('#planted').hover();
  await page.waitForLoadState('networkidle');
  await page.locator('#planted').click();
  await expect(title(page)).toHaveText('Record');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('#create-a-record')).toBeInViewport();
});

test('a page is laid out whole after its first frame, or at once where it starts further down', async ({page}) => {
  const blocks = () =>
    page.locator('.markdown > *').evaluateAll((all) => all.map((block) => getComputedStyle(block).contentVisibility));
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, {firstFrame: document.documentElement.hasAttribute('data-first-frame')}),
    ),
  );
  const isPartial = () => page.evaluate(() => (window as unknown as {firstFrame: boolean}).firstFrame);
  await page.goto('/docs/manual/latest/record');
  expect(await isPartial()).toBe(true);
  await expect.poll(blocks).not.toContain('auto');
  await expect(page.locator('[data-first-frame]')).toHaveCount(0);
  await page.goto('/docs/manual/latest/object');
  await page.goto('/docs/manual/latest/record#create-a-record');
  expect(await isPartial()).toBe(false);
  await expect(page.locator('#create-a-record')).toBeInViewport();
  await page.reload();
  expect(await isPartial()).toBe(false);
});

test('where the reader goes before a page is laid out whole, nothing moves', {tag: '@wide'}, async ({page}) => {
  await page.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.goto('/docs/manual/latest/record');
  const first = await height();
  const top = () => page.evaluate(() => document.querySelector('#where-next')!.getBoundingClientRect().top);
  // As with a text fragment, no key or click comes before.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.querySelector('#where-next')!.scrollIntoView({block: 'center'});
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  const before = await top();
  await expect.poll(height).toBeGreaterThan(first);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);

  await page.goto('/docs/manual/latest/object');
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => scrollY + innerHeight)).toBe(await height());
});

test('a page of a newer build is loaded as a document', {tag: '@wide'}, async ({page}) => {
  await page.route('**/docs/manual/latest/object', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/reading\.\w+\.js/, '/reading.00000000.js');
    await route.fulfill({response, body: route.request().resourceType() === 'fetch' ? body : await response.text()});
  });
  await read(page, '/docs/manual/latest/record');
  await page.locator('.page-steps a[rel=next]').click();
  await expect(title(page)).toHaveText('Object');
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('a browser without the Navigation API loads documents', {tag: '@wide'}, async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', {value: undefined}));
  await read(page, '/docs/manual/latest/record');
  await page.locator('.page-steps a[rel=next]').click();
  await expect(title(page)).toHaveText('Object');
  expect(await isSameDocument(page)).toBe(false);
});

test('few pages are prefetched, each once', {tag: '@wide'}, async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.resourceType() === 'fetch' && !pathname.includes('.')) fetched.push(pathname);
  });
  await read(page, '/docs/manual/latest/record');
  await expect.poll(() => fetched.length).toBeGreaterThanOrEqual(1);
  await page.evaluate(() => {
    location.hash = '#create-a-record';
    history.replaceState(null, '', '?tab=js');
    history.pushState({}, '', '?a=2#create-a-record');
  });
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
  expect(fetched.length).toBeLessThanOrEqual(2);
  expect(new Set(fetched).size).toBe(fetched.length);
});
