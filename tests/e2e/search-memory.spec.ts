/** What the search dialog remembers of a reader's searches. */
import {dialog, openSearch, search} from './search-steps';
import {expect, open, test} from './fixtures';

const latest = '/docs/manual/latest/introduction';
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__embedded';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__embedded';

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
