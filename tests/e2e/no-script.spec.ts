import {expect, test} from 'playwright/test';
import {versionLines} from '../../src/config/versions';

const {next} = versionLines.default;

test.use({javaScriptEnabled: false});

test('a docs page is complete without scripts', async ({page, viewport}) => {
  const phone = (viewport?.width ?? 0) < 500;
  await page.goto('/docs/manual/latest/record');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Record');
  if (phone) {
    await page.getByRole('button', {name: 'Menu', exact: true}).tap();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    await page.getByRole('button', {name: 'Close menu'}).tap();
    await expect(page.locator('#mobile-menu')).toBeHidden();
    await page.getByRole('button', {name: 'Contents'}).tap();
  }
  await expect(page.locator('#docs-sidebar a[aria-current=page]')).toBeVisible();
  await expect(page.locator('#docs-sidebar .sidebar-toc a').first()).toBeVisible();
  await page.locator('.version-picker summary').click();
  await page.locator('.version-picker').getByRole('link', {name: next.label}).click();
  await expect(page).toHaveURL('/docs/manual/next/record');
  await expect(page.locator('.version-banner-next')).toBeVisible();
});
