/** On a slow network, the page is there before its script. What the reader does meanwhile isn't lost. */
import {dialog, field} from './search-steps';
import {expect, hold, test, type Page} from './fixtures';

/** Opens a page whose script is still on its way. The result lets it come. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const {release} = await hold(page, /\/assets\/js\/reading\./);
  await page.goto(path, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return release;
}

test('the search opens with what was typed', async ({page}) => {
  const release = await openWithoutScript(page, '/docs/manual/latest/introduction');
  await page.keyboard.press('/');
  await page.keyboard.type('record');
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('record');
});

test('a pressed button does what it says', {tag: '@wide'}, async ({page}) => {
  const release = await openWithoutScript(page, '/docs/manual/latest/learn-values');
  await page.getByRole('button', {name: 'Start editing'}).press('Enter');
  release();
  await expect(page.getByRole('textbox', {name: 'Your code'})).toBeFocused();
});

test('Edit opens the editor, and Both needs no script', {tag: '@wide'}, async ({page}) => {
  const release = await openWithoutScript(page, '/docs/manual/latest/record');
  const block = page.locator('.code', {has: page.getByRole('button', {name: 'Edit'})}).first();
  await block.getByRole('radio', {name: 'Both'}).check();
  for (const index of [0, 1]) await expect(block.locator('> pre').nth(index)).toBeVisible();
  await block.getByRole('button', {name: 'Edit'}).click();
  release();
  await expect(block.getByRole('textbox', {name: 'Code'})).toBeFocused();
});

test('a button that needs no script works at once, and once', {tag: '@phone'}, async ({page}) => {
  const release = await openWithoutScript(page, '/docs/manual/latest/introduction');
  const menu = page.locator('#mobile-menu');
  await page.getByRole('button', {name: 'Menu', exact: true}).tap();
  await expect(menu).toBeVisible();
  release();
  await page.waitForLoadState('load');
  await expect(menu).toBeVisible();
});
