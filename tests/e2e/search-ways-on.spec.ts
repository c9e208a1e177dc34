/** Rows that say what they are, and ways on from where a search begins or finds nothing. */
import {dialog, openSearch, search} from './search-steps';
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
  const field = page.getByRole('searchbox', {name: 'Search the site'});
  await expect(field).toHaveValue('patern matching');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=patern\+matching$/);
  await expect(page.locator('main li a').first()).toHaveText(/pattern matching/i);
  expect(errors.filter((message) => !/status of 404/.test(message))).toEqual([]);
  errors.length = 0;
});

test('the syntax lookup hands a query it has nothing for to the search', async ({page}) => {
  await open(page, '/syntax-lookup');
  const field = page.getByRole('searchbox', {name: 'Search syntax'});
  await enter(field, 'pnpm workspaces');
  const link = page.getByRole('link', {name: 'Search the whole site'});
  await link.click();
  await expect(page).toHaveURL(/\/search\?q=pnpm%20workspaces$/);
  await expect(page.locator('main li a').first()).toBeVisible();
});
