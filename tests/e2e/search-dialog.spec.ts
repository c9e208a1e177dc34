/** The search dialog's rows, its size on a phone, and ways on from where a search begins or finds nothing. */
import {dialog, field, hits, openSearch, search} from './search-steps';
import {enter, expect, open, test} from './fixtures';
import {manualPath} from '../versions';

const next = '/docs/manual/next/introduction';
const latest = '/docs/manual/latest/introduction';

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
