/** The rules of the search (specification, 2.7, 4, 5, 8, 9) with the embedded index. */
import {dialog, errorScreen, expectError, field, hits, openSearch, search} from './search-steps';
import {expect, open, test, type Page} from './fixtures';

const next = '/docs/manual/next/introduction';
const latest = '/docs/manual/latest/introduction';
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__embedded';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__embedded';

const hrefs = (page: Page): Promise<string[]> => hits(page).locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

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

test('keys pressed in a field open nothing', {tag: '@wide'}, async ({page}) => {
  await open(page, latest);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', '<div id="fields"><input><textarea></textarea><select><option>a</select><div contenteditable>x</div></div>');
  });
  for (const tag of ['input', 'textarea', 'select', 'div']) {
    await page.locator(`#fields ${tag}`).focus();
    for (const key of ['/', 'Control+k', 'Meta+k']) await page.keyboard.press(key);
  }
  await page.locator('#fields').evaluate((fields) => fields.remove());
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
});

test('nothing is loaded before the first sign of intent, and everything is on pointing at the button', {tag: '@wide'}, async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, latest);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /search/.test(path) && !/\/search$/.test(path))).toEqual([]);
  await page.locator('[data-search]').hover();
  await expect.poll(() => asked.filter((path) => path.endsWith('.bin')).length).toBe(2);
  expect(asked.some((path) => path.includes('search-dialog'))).toBe(true);
});

test('what is typed while the dialog is being loaded becomes the query', {tag: '@wide'}, async ({page}) => {
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

test('at most 20 hits, at most 5 a group, each with its section, by path and hash', async ({page, phone}) => {
  await open(page, latest);
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await field(page).fill('array');
  await expect(hits(page).first()).toBeVisible();
  expect(await hits(page).count()).toBeLessThanOrEqual(20);
  const groups = await dialog(page).locator('.DocSearch-Hits').evaluateAll((lists) => lists.map((list) => list.querySelectorAll('.DocSearch-Hit').length));
  expect(groups.length).toBeGreaterThan(1);
  expect(Math.max(...groups)).toBeLessThanOrEqual(5);
  for (const href of await hrefs(page)) expect(href).toMatch(/^\/(?:docs|blog|community|syntax-lookup|packages)/);
  const manual = hits(page).filter({has: page.locator('a[href^="/docs/manual/latest/"]:not([href*="/api"])')}).first();
  await expect(manual.locator('.search-hit-section')).toHaveText('Manual / Latest');
  const api = hits(page).filter({has: page.locator('a[href*="/api/core/"]')}).first();
  await expect(api.locator('.search-hit-section')).toHaveText(/^Manual \/ Latest \/ API/);
  const words = await dialog(page).locator('.DocSearch-Hit-title').allInnerTexts();
  const longest = Math.max(...words.map((text) => text.replaceAll('…', ' ').trim().split(/\s+/).length));
  expect(longest).toBeLessThanOrEqual(phone ? 5 : 10);
  await expect(dialog(page).locator('.DocSearch-Logo')).toBeHidden();
});

test('only the version being read is searched, and what belongs to all', {tag: '@wide'}, async ({page}) => {
  for (const [path, own, other] of [[next, '/docs/manual/next/', '/docs/manual/latest/'], [latest, '/docs/manual/latest/', '/docs/manual/next/']] as const) {
    await open(page, path);
    await search(page, 'record');
    await expect(hits(page).first()).toBeVisible();
    const found = await hrefs(page);
    expect(found.some((href) => href.startsWith(own))).toBe(true);
    expect(found.filter((href) => href.startsWith(other))).toEqual([]);
  }
});

test('code shows as text, and found words are marked', {tag: '@wide'}, async ({page}) => {
  await open(page, next);
  await search(page, "array<'a> => option<'a>");
  await expect(hits(page).first()).toContainText("array<'a>");
  await field(page).fill('array');
  await expect(dialog(page).locator('.DocSearch-Hit mark').first()).toBeVisible();
  await expect(dialog(page).locator('.DocSearch-Hit-title *:not(mark), .DocSearch-Hit-path *:not(mark)')).toHaveCount(0);
});

test('a hit leads to its place, by mouse and by keyboard', async ({page}) => {
  await open(page, next);
  await page.evaluate(() => ((window as unknown as {samePage: boolean}).samePage = true));
  await search(page, 'optional record fields');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/manual\/next\/record#/);
  await expect(dialog(page)).toHaveCount(0);
  await search(page, 'pattern matching');
  // Until the answer comes, the list has what was found before.
  await expect(hits(page).first()).toContainText(/pattern matching/i);
  await hits(page).first().click();
  await expect(page).toHaveURL(/\/pattern-matching/);
  expect(await page.evaluate(() => (window as unknown as {samePage?: boolean}).samePage)).toBe(true);
});

test('no hits: the query, up to three suggestions, and the way to report it', {tag: '@wide'}, async ({page}) => {
  await open(page, latest);
  await search(page, 'array');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('qqzzqqzzqq');
  const none = dialog(page).locator('.DocSearch-NoResults');
  await expect(none).toContainText('No results for "qqzzqqzzqq"');
  await expect(none).toContainText('Believe this query should return results?');
  await expect(none.getByRole('link')).toHaveAttribute('href', /github\.com\/.*qqzzqqzzqq/);
  const suggested = await none.getByRole('button').count();
  expect(suggested).toBeGreaterThan(0);
  expect(suggested).toBeLessThanOrEqual(3);
});

test('recent searches: 7, or 4 beside favorites; a favorite leaves the recent ones', {tag: '@wide'}, async ({page}) => {
  await open(page, latest);
  await page.evaluate((key) => {
    const hit = (id: number) => ({objectID: String(id), type: 'lvl1', url: `/docs/manual/latest/p${id}`, content: null, hierarchy: {lvl0: 'Language Manual', lvl1: `Page ${id}`}});
    localStorage.setItem(key, JSON.stringify(Array.from({length: 9}, (_, id) => hit(id))));
  }, RECENT);
  await openSearch(page);
  await expect(hits(page)).toHaveCount(7);
  await hits(page).first().getByRole('button', {name: 'Save this search'}).click();
  const favorites = dialog(page).locator('.DocSearch-Hits').filter({hasText: 'Favorite'}).locator('.DocSearch-Hit');
  await expect(favorites).toHaveText([/Page 0/]);
  await page.keyboard.press('Escape');
  await openSearch(page);
  await expect(dialog(page).locator('.DocSearch-Hits').filter({hasText: 'Recent'}).locator('.DocSearch-Hit')).toHaveText([/Page 1/, /Page 2/, /Page 3/, /Page 4/]);
  await expect(favorites).toHaveText([/Page 0/]);
  expect(await page.evaluate((key) => localStorage.getItem(key), FAVORITE)).toContain('"Page 0"');
});

test('a chosen hit is remembered, and an unreadable memory does no harm', {tag: '@wide'}, async ({page}) => {
  await open(page, latest);
  await page.evaluate((key) => localStorage.setItem(key, '{'), RECENT);
  await search(page, 'tuple');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/manual\/latest\/tuple/);
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
  await expect(dialog(page).locator('.DocSearch-Hit-source')).toHaveText(['Recent']);
  await expect(hits(page)).toHaveCount(1);
});

test('a search that takes 300 ms says that it takes its time', {tag: '@wide'}, async ({page}) => {
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

test('a failed download says so until a search succeeds or the field is emptied', {tag: '@wide'}, async ({page, errors}) => {
  await page.route('**/search-index/*.bin', (route) => route.abort());
  await open(page, latest);
  await search(page, 'rec');
  await expectError(page);
  await field(page).fill('reco');
  await expectError(page);
  await field(page).fill('');
  await expect(errorScreen(page)).toHaveCount(0);
  await field(page).fill('recor');
  await expectError(page);
  await page.unroute('**/search-index/*.bin');
  await field(page).fill('record');
  await expect(hits(page).first()).toBeVisible();
  await expect(errorScreen(page)).toHaveCount(0);
  expect(errors.every((message) => /Failed to load resource/.test(message))).toBe(true);
  errors.length = 0;
});

test('with the network off, search goes on', {tag: '@wide'}, async ({page, context}) => {
  await open(page, latest);
  await search(page, 'record');
  await expect(hits(page).first()).toBeVisible();
  await context.setOffline(true);
  await field(page).fill('pattern matching');
  await expect(hits(page).first()).toContainText(/pattern matching/i);
  await context.setOffline(false);
});

test('no host but this one is asked', {tag: '@wide'}, async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await open(page, latest);
  await search(page, 'record');
  await expect(hits(page).first()).toBeVisible();
  expect(foreign).toEqual([]);
});

test('on a phone the dialog is the whole screen', {tag: '@phone'}, async ({page}) => {
  await open(page, latest);
  await page.locator('[data-search]').tap();
  await expect(field(page)).toBeVisible();
  expect(await dialog(page).locator('.DocSearch-Modal').boundingBox()).toMatchObject({x: 0, y: 0, width: 375, height: 812});
  await dialog(page).getByRole('button', {name: 'Cancel'}).tap();
  await expect(dialog(page)).toHaveCount(0);
});
