/** The index at the top of a module of the API. */
import {enter, expect, open, test} from './fixtures';

const array = '/docs/manual/next/api/stdlib/array';

test('every item of a module is in its index, and filling it moves nothing', async ({page}) => {
  await open(page, array);
  const index = page.locator('.api-index');
  await expect(index.locator('li').first()).toBeVisible();
  expect(await index.locator('li').count()).toBe(await page.locator('.items > section').count());
  await expect(index.locator('li', {has: page.locator('a[href="#map"]')})).toContainText("=> array<'b>");
  const {height} = (await index.boundingBox())!;
  expect(height).toBeLessThan(420);
});

test('the index filters by name and by type, and the keyboard goes through it', async ({page}) => {
  await open(page, array);
  const index = page.locator('.api-index');
  const field = index.getByRole('searchbox', {name: 'Filter by name or type'});
  await expect(index.locator('li').first()).toBeVisible();
  await enter(field, 'findlast');
  await expect(index.locator('a').first()).toHaveText('findLast');
  await enter(field, 'array<string> => int');
  await expect(index.locator('a').first()).toHaveText('length');
  await field.press('ArrowDown');
  await expect(index.locator('a').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#length$/);
  await expect(page.locator('#length')).toBeInViewport();
});

test('the modules after a long one stay in sight, and its list follows the reader', {tag: '@wide'}, async ({page}) => {
  await open(page, array);
  const sidebar = page.locator('#docs-sidebar');
  const list = sidebar.locator('.sidebar-toc');
  expect(await list.evaluate((own) => own.scrollHeight - own.clientHeight)).toBeGreaterThan(1000);
  await expect(sidebar.getByRole('link', {name: 'ArrayBuffer', exact: true})).toBeInViewport();
  await page.locator('#unshift').scrollIntoViewIfNeeded();
  await expect(list.locator('[aria-current=location]')).toBeInViewport();
  expect(await list.evaluate((own) => own.scrollTop)).toBeGreaterThan(1000);
});
