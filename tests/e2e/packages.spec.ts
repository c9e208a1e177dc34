import {enter, expect, expectToFit, open, test, type Page} from './fixtures';
import {namesFrom} from '../versions';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Search packages'});
const items = (page: Page) => page.locator('#packages-list [data-item]:visible');

test('searches, filters, and keeps both in the URL', async ({page}) => {
  await open(page, '/packages');
  // Packages that stay with an older compiler are hidden, more of them after a cut.
  expect(await page.locator('#packages-list [data-item]').count()).toBeGreaterThanOrEqual(29);
  expect(await items(page).count()).toBeGreaterThanOrEqual(20);
  await page.getByRole('radio', {name: 'Official'}).check();
  await expect(items(page).first()).toContainText('rescript');
  await enter(field(page), 'reakt');
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toContainText('@rescript/react');
  await expect(page).toHaveURL(/\/packages\/?\?q=reakt&kind=official$/);
  await page.reload();
  await expect(items(page)).toHaveCount(1);
  await expect(page.getByRole('radio', {name: 'Official'})).toBeChecked();
});

test('outdated packages are shown on request and marked', async ({page}) => {
  await open(page, '/packages');
  const old = page.locator('[data-name="bs-platform"]');
  await expect(old).toBeHidden();
  await page.getByRole('checkbox', {name: 'Include outdated'}).check();
  await expect(old).toBeVisible();
  await expect(old).toContainText('outdated');
  await expect(page).toHaveURL(/\?outdated=show$/);
});

test('former search URLs still work', async ({page}) => {
  await open(page, '/packages?search=relay');
  await expect(field(page)).toHaveValue('relay');
  await expect(items(page).first()).toContainText('rescript-relay');
});

test('a package shows the versions in its supported range', async ({page}) => {
  await open(page, '/packages');
  await expect(page.locator('[data-name="sury"] b')).toHaveText(['v12']);
  await expect(page.locator('[data-name="@jihchi/vite-plugin-rescript"] b')).toHaveText(namesFrom('v9.0.0'));
  await expect(page.locator('[data-name="@glennsl/rescript-jest"] b')).toHaveCount(0);
});

test('nothing overflows on a small phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, '/packages');
  await expectToFit(page);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page is a plain list that marks outdated packages', async ({page}) => {
    await page.goto('/packages');
    await expect(page.locator('[data-name="bs-platform"]')).toBeVisible();
    await expect(field(page)).toBeHidden();
    expect(await items(page).count()).toBeGreaterThanOrEqual(30);
  });
});
