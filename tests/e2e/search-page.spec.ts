/** The search page: without JavaScript, all pages by title; with it, the same engine as the dialog. */
import {enter, expect, open, test} from './fixtures';
import {versionLines} from '../../src/config/versions';

const {latest} = versionLines.default;

test('a URL with a query shows its hits, and edits update the URL', async ({page}) => {
  await open(page, '/search?q=pattern%20matching');
  const results = page.locator('main form li a');
  await expect(results.first()).toHaveText(/pattern matching/i);
  await expect(page.getByRole('status')).toContainText(new RegExp(`\\d+ results in ${latest.name}`));
  await enter(page.getByRole('searchbox'), 'tuple');
  await expect(results.first()).toHaveText(/tuple/i);
  await expect(page).toHaveURL(/\/search\/?\?q=tuple$/);
  await results.first().click();
  await expect(page).toHaveURL(/\/docs\/manual\/latest\//);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('tuple');
});

test('more hits can be loaded', {tag: '@wide'}, async ({page}) => {
  await open(page, '/search?q=array');
  const results = page.locator('main form li a');
  await expect(results).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(results).toHaveCount(40);
});

test('the dialog links to all hits', {tag: '@wide'}, async ({page}) => {
  await open(page, '/docs/manual/latest/introduction');
  await page.keyboard.press('/');
  await enter(page.getByRole('dialog', {name: 'Search'}).getByRole('combobox'), 'array');
  await page.getByRole('link', {name: /^See all results \(\d+\)$/}).click();
  await expect(page).toHaveURL(/\/search\/?\?q=array$/);
});

test('if the index can’t be loaded, titles are searched', {tag: '@wide'}, async ({page, errors}) => {
  await page.route('**/search-index/*.bin', (route) => route.abort());
  await open(page, '/search?q=record');
  await expect(page.getByRole('status')).toHaveText(
    'Unable to fetch results You might want to check your network connection.',
  );
  await expect(page.locator('main').getByRole('link', {name: 'Record', exact: true}).first()).toBeVisible();
  errors.length = 0;
});

test('a query without hits says so', {tag: '@wide'}, async ({page}) => {
  await open(page, '/search?q=qqzzqqzzqq');
  await expect(page.getByRole('status')).toHaveText('No results for "qqzzqqzzqq"');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the button links to a list of all pages', async ({page}) => {
    await page.goto('/docs/manual/latest/record');
    await page.locator('[data-search]').click();
    await expect(page).toHaveURL(/\/search\/?$/);
    await expect.poll(() => page.locator('main li a').count()).toBeGreaterThan(100);
  });
});
