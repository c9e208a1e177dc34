/** Source and JavaScript of an example together. */
import type {Locator} from 'playwright/test';
import {copied, expect, expectToFit, open, test, type Page} from './fixtures';

const record = '/docs/manual/latest/record';

/** The block about a function of several lines. */
const functionBlock = (page: Page): Locator => page.locator('.code', {hasText: 'let sellSeat = trip =>'}).first();

test('both are shown together, on all pages and before anything moves, until another tab is chosen', async ({page}) => {
  await open(page, record);
  const block = functionBlock(page);
  const [source, js] = [block.locator('> pre').first(), block.locator('> pre').nth(1)];
  await source.scrollIntoViewIfNeeded();
  await source.hover();
  await expect(js).toBeHidden();
  await block.getByRole('radio', {name: 'Both'}).check();
  await expect(source).toBeVisible();
  await expect(js).toBeVisible();
  await block.getByRole('button', {name: 'Copy'}).click();
  await copied(page).toContain('let sellSeat = trip =>');
  await open(page, '/docs/manual/latest/function');
  await expect(page.locator('.code:has([value=js]) > pre:nth-of-type(2)').first()).toBeVisible();
  const first = page.locator('.code:has([value=js])').first();
  await expect(first.getByRole('radio', {name: 'Both'})).toBeChecked();
  await first.getByRole('radio', {name: 'JavaScript'}).check();
  await expect(first.locator('> pre').first()).toBeHidden();
  await expect(first.locator('> pre').nth(1)).toBeVisible();
});

test('both are next to each other on a wide screen', {tag: '@wide'}, async ({page}) => {
  await page.setViewportSize({width: 1680, height: 900});
  await open(page, `${record}?tab=both`);
  const block = functionBlock(page);
  const [source, js] = [block.locator('> pre').first(), block.locator('> pre').nth(1)];
  const [left, right] = [(await source.boundingBox())!, (await js.boundingBox())!];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width - 1);
  expect(Math.abs(right.y - left.y)).toBeLessThan(2);
  await expectToFit(page);
});
