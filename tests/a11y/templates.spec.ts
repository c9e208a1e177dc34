/** Runs axe on every page template, in both themes: all rules of WCAG 2.2 A and AA, best practices, and experimental ones. */
import AxeBuilder from '@axe-core/playwright';
import {enter, expect, open, test} from '../e2e/fixtures';

const templates = [
  '/',
  '/docs/manual/latest/introduction',
  '/docs/manual/next/record',
  '/docs/manual/next/build-configuration-schema',
  '/docs/manual/latest/warning-numbers',
  '/docs/manual/next/import-export',
  '/docs/manual/latest/learn-react-component',
  '/docs/manual/v8.0.0/introduction',
  '/docs/manual/next/dict',
  '/docs/manual/v10.0.0/function',
  '/docs/manual/v10.0.0/reserved-keywords',
  '/docs/manual/next/api',
  '/docs/manual/next/api/stdlib',
  '/docs/manual/next/api/stdlib/array',
  '/docs/manual/latest/api/belt/hash-map-int',
  '/docs/manual/v10.0.0/api/js/typed-array',
  '/docs/react/latest/introduction',
  '/community/overview',
  '/errors',
  '/errors/option-used-as-value',
  '/blog',
  '/blog/the-safety-gate',
  '/blog/tags',
  '/blog/archive',
  '/try',
  '/try/embed',
  '/syntax-lookup',
  '/syntax-lookup/as-decorator',
  '/syntax-lookup/triangle-pipe',
  '/packages',
  '/search',
  '/offline',
  '/404.html',
];

/** Levels AAA are left out: 7:1 for all text isn't a goal of this site. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** All rules take a minute on a page of 200 items where the machine is busy. */
test.describe.configure({timeout: 300_000});

for (const path of templates) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme} has no violations`, async ({page, errors}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, path);
      const {violations} = await new AxeBuilder({page}).withTags(RULES).analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`)).toEqual(
        [],
      );
      if (path === '/404.html') errors.length = 0;
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the search dialog in ${colorScheme} has no violations`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await open(page, '/docs/manual/latest/introduction');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    const check = async (): Promise<string[]> => {
      const {violations} = await new AxeBuilder({page}).include('dialog.search-dialog').analyze();
      return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
    };
    await expect(dialog).toContainText('No recent searches');
    await expect(dialog).toContainText('Good places to start');
    expect(await check()).toEqual([]);
    await enter(dialog.getByRole('searchbox'), 'array');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    expect(await check()).toEqual([]);
    await enter(dialog.getByRole('searchbox'), 'qqzzqqzzqq');
    await expect(dialog).toContainText('No results for');
    expect(await check()).toEqual([]);
  });
}
