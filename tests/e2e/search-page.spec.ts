/** The search page: all pages by title without scripts, the same engine as the dialog with them. */
import {expect, open, test} from './fixtures';

test('an address with a query shows its hits, and edits go to the address', async ({page}) => {
  await open(page, '/search?q=pattern%20matching');
  const results = page.locator('main li a');
  await expect(results.first()).toHaveText(/pattern matching/i);
  await expect(page.getByRole('status')).toContainText(/\d+ results in v11/);
  await page.getByRole('searchbox').fill('tuple');
  await expect(results.first()).toHaveText(/tuple/i);
  await expect(page).toHaveURL(/\/search\/?\?q=tuple$/);
  await results.first().click();
  await expect(page).toHaveURL(/\/docs\/manual\/latest\//);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('tuple');
});

test('more than one page of hits can be had', {tag: '@wide'}, async ({page}) => {
  await open(page, '/search?q=array');
  const results = page.locator('main li a');
  await expect(results).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(results).toHaveCount(40);
});

test('the dialog leads to all hits', {tag: '@wide'}, async ({page}) => {
  await open(page, '/docs/manual/latest/introduction');
  await page.keyboard.press('/');
  await page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox').fill('array');
  await page.getByRole('link', {name: /^See all \d+ results$/}).click();
  await expect(page).toHaveURL(/\/search\/?\?q=array$/);
});

test('where the index cannot be had, titles are searched', {tag: '@wide'}, async ({page, errors}) => {
  await page.route('**/search-index/*.bin', (route) => route.abort());
  await open(page, '/search?q=record');
  await expect(page.getByRole('status')).toHaveText('Unable to fetch results You might want to check your network connection.');
  await expect(page.locator('main').getByRole('link', {name: 'Record', exact: true}).first()).toBeVisible();
  errors.length = 0;
});

test('a query without hits says so', {tag: '@wide'}, async ({page}) => {
  await open(page, '/search?q=qqzzqqzzqq');
  await expect(page.getByRole('status')).toHaveText('No results for "qqzzqqzzqq"');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the button leads to a list of all pages', async ({page}) => {
    await page.goto('/docs/manual/latest/record');
    await page.locator('[data-search]').click();
    await expect(page).toHaveURL(/\/search\/?$/);
    expect(await page.locator('main li a').count()).toBeGreaterThan(100);
  });
});
