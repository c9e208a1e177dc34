/** axe over every page template, in both themes. */
import AxeBuilder from '@axe-core/playwright';
import {expect, open, test} from '../e2e/fixtures';

const templates = [
  '/',
  '/docs/manual/latest/introduction',
  '/docs/manual/next/record',
  '/docs/manual/next/build-configuration-schema',
  '/docs/manual/latest/warning-numbers',
  '/docs/manual/next/import-export',
  '/docs/manual/v8.0.0/introduction',
  '/docs/react/latest/introduction',
  '/community/overview',
  '/blog',
  '/blog/tags',
  '/blog/archive',
  '/try',
  '/syntax-lookup',
  '/syntax-lookup/as-decorator',
  '/syntax-lookup/triangle-pipe',
  '/packages',
  '/search',
  '/offline',
  '/404.html',
];

/** DocSearch 3.9 puts a link into each option of its list of hits, and names lists by ids that its lists do not have. */
const LIBRARY_RULES = ['nested-interactive', 'aria-valid-attr-value'];

for (const path of templates) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme} has no violation`, async ({page, errors}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, path);
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`)).toEqual([]);
      if (path === '/404.html') errors.length = 0;
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the search dialog in ${colorScheme} has no violation of ours`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await open(page, '/docs/manual/latest/introduction');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    const check = async (): Promise<string[]> => {
      const {violations} = await new AxeBuilder({page}).include('dialog.search-dialog').disableRules(LIBRARY_RULES).analyze();
      return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
    };
    await expect(dialog).toContainText('No recent searches');
    expect(await check()).toEqual([]);
    await dialog.getByRole('searchbox').fill('array');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    expect(await check()).toEqual([]);
    await dialog.getByRole('searchbox').fill('qqzzqqzzqq');
    await expect(dialog).toContainText('No results for');
    expect(await check()).toEqual([]);
  });
}
