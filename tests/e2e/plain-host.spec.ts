/** Addresses that only hosts without redirect rules serve: the pages' file names. */
import {expect, open, test} from './fixtures';

const PAGE = '/docs/manual/latest/record';

for (const file of [`${PAGE}.html`, `${PAGE}/index.html`]) {
  test(`${file} shows the page and its own address`, async ({page}) => {
    await open(page, `${file}?a=b#mutable-fields`);
    await expect(page).toHaveURL(`${PAGE}?a=b#mutable-fields`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Record');
    await page.locator('.page-steps [rel=next]').click();
    await expect(page).not.toHaveURL(/record/);
    await page.goBack();
    await expect(page).toHaveURL(/\/record\?a=b/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Record');
  });
}

test('the front page’s file shows the front page', async ({page}) => {
  await open(page, '/index.html');
  await expect(page).toHaveURL('/');
});
