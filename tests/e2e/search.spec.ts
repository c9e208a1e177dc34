/** The search dialog with the site’s own index. Its states, keys and rows are tested without a browser in src/search/browser. */
import {dialog, field, hits, openSearch, search} from './search-steps';
import {enter, expect, open, paste, test, type Page} from './fixtures';

const next = '/docs/manual/next/introduction';
const latest = '/docs/manual/latest/introduction';

const hrefs = (page: Page): Promise<string[]> =>
  hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

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
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('a').length));
  expect(groups.length).toBeGreaterThan(1);
  expect(Math.max(...groups)).toBeLessThanOrEqual(5);
  for (const href of await hrefs(page))
    expect(href).toMatch(/^\/(?:docs|blog|community|errors|syntax-lookup|packages)/);
  const manual = dialog(page).locator('[role=option][href^="/docs/manual/latest/"]:not([href*="/api"])').first();
  await expect(manual.locator('.search-hit-section')).toHaveText('Manual / Latest');
  const api = dialog(page).locator('[role=option][href^="/docs/manual/latest/api/"]').first();
  await expect(api.locator('.search-hit-section')).toHaveText(/^Manual \/ Latest \/ API/);
  const words = await dialog(page).locator('.search-hit-title, .search-hit-text').allInnerTexts();
  const longest = Math.max(...words.map((text) => text.replaceAll('…', ' ').trim().split(/\s+/).length));
  expect(longest).toBeLessThanOrEqual(phone ? 5 : 10);
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
  const type = hits(page).first().locator('.search-hit-signature');
  await expect(type).toContainText("array<'a>");
  await expect(type.locator('mark').first()).toHaveText('array');
  await expect(hits(page).locator('.search-hit-title mark')).toHaveCount(0);
  await enter(field(page), 'array');
  await expect(hits(page).locator('mark').first()).toBeVisible();
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

test('a message of the compiler is recognized however it arrives, and stays in the field', async ({page}) => {
  const message =
    "  We've found a bug for you!\n  /home/ada/shop/src/Checkout.res:12:15-23\n\n  The value serviceFe can't be found";
  const chip = dialog(page).getByText('Compiler error recognized');
  const page1 = hits(page).first();
  await open(page, latest);
  await openSearch(page);
  await field(page).fill(message.replace(/\s+/g, ' '));
  await expect(page1).toHaveAttribute('href', '/errors/value-not-found');
  await expect(page1.locator('.search-hit-section')).toHaveText('Errors');
  await expect(chip).toBeVisible();
  await enter(field(page), 'record');
  await expect(chip).toBeHidden();
  await field(page).press('ControlOrMeta+a');
  await paste(page, message);
  await expect(page1).toHaveAttribute('href', '/errors/value-not-found');
  await expect(field(page)).toHaveValue(/We've found a bug for you!/);
  await enter(field(page), "The value serviceFe can't be found");
  await expect(page1).toHaveAttribute('href', '/errors/value-not-found');
  await expect(field(page)).toHaveValue("The value serviceFe can't be found");
  await open(page, `/search?q=${encodeURIComponent(message)}`);
  await expect(page.locator('main li a').first()).toHaveAttribute('href', '/errors/value-not-found');
  await expect(page.getByRole('status').getByText('Compiler error recognized')).toBeVisible();
});
