/** Back and forward, with Chromium's cache of left pages. Playwright turns it off everywhere else, and the headless shell has none. */
import {findBrowser} from '../../scripts/install';
import {expect, open, test} from './fixtures';

const executablePath = findBrowser();

test.use({
  launchOptions: async ({launchOptions}, provide) =>
    provide({
      ...launchOptions,
      ...(executablePath !== undefined && {executablePath}),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test('back and forward show the page as it was left', {tag: '@wide'}, async ({page}) => {
  const title = page.getByRole('heading', {level: 1});
  await open(page, '/docs/manual/latest/record');
  await page.evaluate(() => document.documentElement.setAttribute('data-was-open', ''));
  await page.locator('a[rel=next]').click();
  await expect(title).toHaveText('Object');
  await page.evaluate(() => history.back());
  await expect(title).toHaveText('Record');
  await expect(page.locator('html')).toHaveAttribute('data-was-open');
  await page.evaluate(() => history.forward());
  await expect(title).toHaveText('Object');
});
