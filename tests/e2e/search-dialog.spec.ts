/** The search dialog's rows, its size on a phone, what it remembers, and ways on from where a search begins or finds nothing. */
import {dialog, field, hits, openSearch, search} from './search-steps';
import {enter, expect, open, test} from './fixtures';
import {manualPath} from '../versions';

const next = '/docs/manual/next/introduction';
const latest = '/docs/manual/latest/introduction';
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__embedded';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__embedded';

test('an item of the API has its name and its type on one line', {tag: '@wide'}, async ({page}) => {
  await open(page, `${manualPath('v11.0.0')}/introduction`);
  await search(page, 'Array.map');
  const row = dialog(page).locator('[role=option][href$="/api/core/array#map"]');
  const [name, type] = [row.locator('.search-hit-title'), row.locator('.search-hit-signature')];
  await expect(name).toHaveText('Array.map');
  await expect(type).toHaveText(/=> array<'b>$/);
  const [left, right] = [(await name.boundingBox())!, (await type.boundingBox())!];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  expect(right.y + right.height).toBeLessThan((await row.locator('.search-hit-place').boundingBox())!.y + 1);
});

test('before anything is typed there are six pages to go to, by keyboard too', async ({page, phone}) => {
  for (const path of [next, latest, '/docs/manual/v8.0.0/introduction']) {
    await open(page, path);
    await openSearch(page);
    const links = dialog(page).locator('.search-start a');
    await expect(links).toHaveCount(6);
    const folder = path.replace(/introduction$/, '');
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      expect(href.startsWith(folder)).toBe(true);
  }
  if (phone) return;
  const first = dialog(page).locator('.search-start a').first();
  // The questions that the field can be asked come before.
  for (let stop = await dialog(page).locator('.search-ask').count(); stop >= 0; stop--)
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  const address = (await first.getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}/?$`));
});

test('an address without a page offers a search for its words', async ({page, errors}) => {
  await page.goto('/docs/manual/latest/patern-matching');
  const words = page.getByRole('searchbox', {name: 'Search the site'});
  await expect(words).toHaveValue('patern matching');
  await words.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=patern\+matching$/);
  await expect(page.locator('main li a').first()).toHaveText(/pattern matching/i);
  expect(errors.filter((message) => !/status of 404/.test(message))).toEqual([]);
  errors.length = 0;
});

test('the syntax lookup hands a query it has nothing for to the search', async ({page}) => {
  await open(page, '/syntax-lookup');
  await enter(page.getByRole('searchbox', {name: 'Search syntax'}), 'pnpm workspaces');
  const link = page.getByRole('link', {name: 'Search the whole site'});
  await link.click();
  await expect(page).toHaveURL(/\/search\?q=pnpm%20workspaces$/);
  await expect(page.locator('main li a').first()).toBeVisible();
});

test(
  'recent searches: 7, or 4 next to favorites; a favorite is removed from the recent ones',
  {tag: '@wide'},
  async ({page}) => {
    await open(page, latest);
    await page.evaluate((key) => {
      const hit = (id: number) => ({
        objectID: String(id),
        type: 'lvl1',
        url: `/docs/manual/latest/p${id}`,
        content: null,
        hierarchy: {lvl0: 'Language Manual', lvl1: `Page ${id}`},
      });
      localStorage.setItem(key, JSON.stringify(Array.from({length: 9}, (_, id) => hit(id))));
    }, RECENT);
    await openSearch(page);
    const stored = (title: string) => dialog(page).locator('.search-stored').filter({hasText: title}).getByRole('link');
    await expect(stored('Recent')).toHaveCount(7);
    await dialog(page).getByRole('button', {name: 'Save this search'}).first().click();
    await expect(stored('Favorite')).toHaveText([/Page 0/]);
    await expect(stored('Recent')).toHaveText([/Page 1/, /Page 2/, /Page 3/, /Page 4/]);
    await page.keyboard.press('Escape');
    await openSearch(page);
    await expect(stored('Favorite')).toHaveText([/Page 0/]);
    await expect(stored('Recent')).toHaveCount(4);
    expect(await page.evaluate((key) => localStorage.getItem(key), FAVORITE)).toContain('"Page 0"');
  },
);

test('a chosen hit is remembered, and unreadable stored data does no harm', {tag: '@wide'}, async ({page}) => {
  await open(page, latest);
  await page.evaluate((key) => localStorage.setItem(key, '{'), RECENT);
  await search(page, 'tuple');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/manual\/latest\/tuple/);
  // The address changes before the page's script has loaded.
  await page.waitForLoadState();
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
  await expect(dialog(page).locator('.search-stored').getByRole('link')).toHaveText([/tuple/i]);
});

test(
  'at 320 px nothing is wider than the window, and a type has a line of its own',
  {tag: '@phone'},
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, latest);
    await page.locator('[data-search]').tap();
    const scrolls = (): Promise<boolean> =>
      dialog(page).evaluate((box) => box.querySelector('.search-body')!.scrollWidth > box.clientWidth);
    expect(await scrolls()).toBe(false);
    for (const query of ['array<string> => string', 'Believe'.repeat(9), 'array']) {
      await enter(field(page), query);
      await expect(dialog(page)).toHaveAttribute('data-status', 'idle');
      expect(await scrolls()).toBe(false);
    }
    await enter(field(page), 'array<string> => string');
    const signature = hits(page).first().locator('.search-hit-signature');
    await expect(signature.locator('mark').first()).toBeVisible();
    const [title, type] = [
      await hits(page).first().locator('.search-hit-title').boundingBox(),
      await signature.boundingBox(),
    ];
    expect(type!.y).toBeGreaterThanOrEqual(title!.y + title!.height);
    expect(await signature.evaluate((code) => code.scrollWidth <= code.clientWidth)).toBe(true);
  },
);

test('on a phone, the dialog fills the screen', {tag: '@phone'}, async ({page}) => {
  await open(page, latest);
  await page.locator('[data-search]').tap();
  await expect(field(page)).toBeVisible();
  expect(await dialog(page).boundingBox()).toMatchObject({
    x: 0,
    y: 0,
    width: 375,
    height: 812,
  });
  await dialog(page).getByRole('button', {name: 'Cancel'}).tap();
  await expect(dialog(page)).toHaveCount(0);
});
