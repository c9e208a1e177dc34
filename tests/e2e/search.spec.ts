/** The search rules (specification, 2.7, 4, 5, 8, 9) with the embedded index. */
import {dialog, errorScreen, expectError, field, hits, openSearch, search} from './search-steps';
import {enter, expect, hold, open, test, type Page} from './fixtures';

const next = '/docs/manual/next/introduction';
const latest = '/docs/manual/latest/introduction';

const hrefs = (page: Page): Promise<string[]> =>
  hits(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('slash, Ctrl+K, Meta+K and the button open, Escape closes', async ({page}) => {
  await open(page, latest);
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.locator('[data-search]').click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-search]')).toBeFocused();
  await expect(page).toHaveURL(/\/introduction\/?$/);
});

test('shortcuts are ignored in a field', {tag: '@wide'}, async ({page}) => {
  await open(page, latest);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'afterbegin',
      '<div id="fields"><input><textarea></textarea><select><option>a</select><div contenteditable>x</div></div>',
    );
  });
  for (const tag of ['input', 'textarea', 'select', 'div']) {
    await page.locator(`#fields ${tag}`).focus();
    for (const key of ['/', 'Control+k', 'Meta+k']) await page.keyboard.press(key);
  }
  await page.locator('#fields').evaluate((fields) => fields.remove());
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
});

test(
  'nothing loads before the first sign of intent, and hovering over the button loads everything',
  {tag: '@wide'},
  async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, latest);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /search/.test(path) && !/\/search$/.test(path))).toEqual([]);
    await page.locator('[data-search]').hover();
    await expect.poll(() => asked.filter((path) => path.endsWith('.bin')).length).toBe(2);
    expect(asked.some((path) => path.includes('search-dialog'))).toBe(true);
  },
);

test('text typed while the dialog loads becomes the query', {tag: '@wide'}, async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-dialog*.js', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, latest);
  await page.keyboard.press('/');
  await page.keyboard.type('record');
  release();
  await expect(field(page)).toHaveValue('record');
  await expect(hits(page).first()).toBeVisible();
});

test('a query has at most 64 characters', {tag: '@wide'}, async ({page}) => {
  await open(page, latest);
  await openSearch(page);
  await page.keyboard.type('x'.repeat(70));
  await expect(field(page)).toHaveValue('x'.repeat(64));
});

test('at most 20 hits and 5 per group, each with its section, by path and hash', async ({page, phone}) => {
  await open(page, latest);
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await enter(field(page), 'array');
  await expect(hits(page).first()).toBeVisible();
  expect(await hits(page).count()).toBeLessThanOrEqual(20);
  const groups = await dialog(page)
    .locator('.DocSearch-Hits')
    .evaluateAll((lists) => lists.map((list) => list.querySelectorAll('.DocSearch-Hit').length));
  expect(groups.length).toBeGreaterThan(1);
  expect(Math.max(...groups)).toBeLessThanOrEqual(5);
  for (const href of await hrefs(page)) expect(href).toMatch(/^\/(?:docs|blog|community|syntax-lookup|packages)/);
  const manual = hits(page)
    .filter({has: page.locator('a[href^="/docs/manual/latest/"]:not([href*="/api"])')})
    .first();
  await expect(manual.locator('.search-hit-section')).toHaveText('Manual / Latest');
  const api = hits(page)
    .filter({has: page.locator('a[href^="/docs/manual/latest/api/"]')})
    .first();
  await expect(api.locator('.search-hit-section')).toHaveText(/^Manual \/ Latest \/ API/);
  const words = await dialog(page).locator('.DocSearch-Hit-title').allInnerTexts();
  const longest = Math.max(...words.map((text) => text.replaceAll('…', ' ').trim().split(/\s+/).length));
  expect(longest).toBeLessThanOrEqual(phone ? 5 : 10);
  await expect(dialog(page).locator('.DocSearch-Logo')).toBeHidden();
});

test('only the current version and the shared content are searched', {tag: '@wide'}, async ({page}) => {
  for (const [path, own, other] of [
    [next, '/docs/manual/next/', '/docs/manual/latest/'],
    [latest, '/docs/manual/latest/', '/docs/manual/next/'],
  ] as const) {
    await open(page, path);
    await search(page, 'record');
    await expect(hits(page).first()).toBeVisible();
    const found = await hrefs(page);
    expect(found.some((href) => href.startsWith(own))).toBe(true);
    expect(found.filter((href) => href.startsWith(other))).toEqual([]);
  }
});

test('code is shown as text, and matches are highlighted', {tag: '@wide'}, async ({page}) => {
  await open(page, next);
  await search(page, "array<'a> => option<'a>");
  await expect(hits(page).first()).toContainText("array<'a>");
  await enter(field(page), 'array');
  await expect(dialog(page).locator('.DocSearch-Hit mark').first()).toBeVisible();
  await expect(dialog(page).locator('.DocSearch-Hit-title *:not(mark), .DocSearch-Hit-path *:not(mark)')).toHaveCount(
    0,
  );
});

test('a hit opens its section, by mouse and by keyboard', async ({page}) => {
  await open(page, next);
  await search(page, 'optional record fields');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/manual\/next\/record#/);
  await expect(dialog(page)).toHaveCount(0);
  await search(page, 'pattern matching');
  // Until the response arrives, the list shows the previous hits.
  await expect(hits(page).first()).toContainText(/pattern matching/i);
  await hits(page).first().click();
  await expect(page).toHaveURL(/\/pattern-matching/);
});

test('Enter right after the query opens its first hit, even if the index is still loading', async ({page}) => {
  const {asked, release} = await hold(page, /\/search-index\/[^/]+\.bin$/);
  await open(page, next);
  await search(page, 'pattern matching');
  await page.keyboard.press('Enter');
  await asked;
  release();
  await expect(page).toHaveURL(/\/docs\/manual\/next\/pattern-matching/);
});

test('no hits: the query, up to three suggestions, and a link to report it', {tag: '@wide'}, async ({page}) => {
  await open(page, latest);
  await search(page, 'array');
  await expect(hits(page).first()).toBeVisible();
  await enter(field(page), 'qqzzqqzzqq');
  const none = dialog(page).locator('.DocSearch-NoResults');
  await expect(none).toContainText('No results for "qqzzqqzzqq"');
  await expect(none).toContainText('Believe this query should return results?');
  await expect(none.getByRole('link')).toHaveAttribute('href', /github\.com\/.*qqzzqqzzqq/);
  const suggested = await none.getByRole('button').count();
  expect(suggested).toBeGreaterThan(0);
  expect(suggested).toBeLessThanOrEqual(3);
});

test('a search that takes over 300 ms shows a loading state', {tag: '@wide'}, async ({page}) => {
  await page.clock.install();
  await page.route('**/search-index/*.bin', () => undefined);
  await open(page, latest);
  await openSearch(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.type('r');
  const stalled = dialog(page).locator('.DocSearch-Container--Stalled');
  await page.clock.runFor(299);
  await expect(stalled).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(stalled).toHaveCount(1);
  await page.clock.resume();
});

test(
  'a failed download shows an error until a search succeeds or the field is cleared',
  {tag: '@wide'},
  async ({page, errors}) => {
    await page.route('**/search-index/*.bin', (route) => route.abort());
    await open(page, latest);
    await search(page, 'rec');
    await expectError(page);
    await enter(field(page), 'reco');
    await expectError(page);
    await enter(field(page), '');
    await expect(errorScreen(page)).toHaveCount(0);
    await enter(field(page), 'recor');
    await expectError(page);
    await page.unroute('**/search-index/*.bin');
    await enter(field(page), 'record');
    await expect(hits(page).first()).toBeVisible();
    await expect(errorScreen(page)).toHaveCount(0);
    expect(errors.every((message) => /Failed to load resource/.test(message))).toBe(true);
    errors.length = 0;
  },
);

test('search keeps working without a network', {tag: '@wide'}, async ({page, context}) => {
  await open(page, latest);
  await search(page, 'record');
  await expect(hits(page).first()).toBeVisible();
  await context.setOffline(true);
  await enter(field(page), 'pattern matching');
  await expect(hits(page).first()).toContainText(/pattern matching/i);
  await context.setOffline(false);
});

test('no other hosts are requested', {tag: '@wide'}, async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await open(page, latest);
  await search(page, 'record');
  await expect(hits(page).first()).toBeVisible();
  expect(foreign).toEqual([]);
});

test('on a phone, the dialog fills the screen', {tag: '@phone'}, async ({page}) => {
  await open(page, latest);
  await page.locator('[data-search]').tap();
  await expect(field(page)).toBeVisible();
  expect(await dialog(page).locator('.DocSearch-Modal').boundingBox()).toMatchObject({
    x: 0,
    y: 0,
    width: 375,
    height: 812,
  });
  await dialog(page).getByRole('button', {name: 'Cancel'}).tap();
  await expect(dialog(page)).toHaveCount(0);
});
