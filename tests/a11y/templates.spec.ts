/** Runs axe on every page template, in both themes, and on the search dialog. */
import {draw, IS_THOROUGH} from '../e2e/draw';
import {enter, expect, open, test} from '../e2e/fixtures';
import {AXE_TIMEOUT, expectNoViolations, violationsOf} from './axe';

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
  '/docs/manual/next/api/stdlib/dict',
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

test.describe.configure({timeout: AXE_TIMEOUT});

// Each one once: every other one is seen narrow, and of two neighbors, one is dark. `npm test -- --all` sees all four.
for (const [index, path] of templates.entries()) {
  const tag = index % 2 === 0 ? '@wide' : '@phone';
  const theme = Math.floor(index / 2) % 2 === 0 ? 'light' : 'dark';
  test(`${path} has no violations`, {tag: IS_THOROUGH ? [] : tag}, async ({page, errors}) => {
    await expectNoViolations(page, path, IS_THOROUGH ? ['light', 'dark'] : [theme]);
    if (path === '/404.html') errors.length = 0;
  });
}

for (const colorScheme of draw(['light', 'dark'], 1)) {
  test(`the search dialog in ${colorScheme} has no violations`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await open(page, '/docs/manual/latest/introduction');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog).toContainText('No recent searches');
    await expect(dialog).toContainText('Good places to start');
    expect(await violationsOf(page, 'dialog.search-dialog')).toEqual([]);
    await enter(dialog.getByRole('combobox'), 'array');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    expect(await violationsOf(page, 'dialog.search-dialog')).toEqual([]);
    await enter(dialog.getByRole('combobox'), 'qqzzqqzzqq');
    await expect(dialog).toContainText('No results for');
    expect(await violationsOf(page, 'dialog.search-dialog')).toEqual([]);
  });
}
