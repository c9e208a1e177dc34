/** Addresses that only hosts without rules answer: the names of the pages' files. */
import {expect, open, test} from './fixtures';

const PAGE = '/docs/manual/latest/record';

for (const file of [`${PAGE}.html`, `${PAGE}/index.html`]) {
  test(`${file} is the page, under the page's own address`, async ({page}) => {
    await open(page, `${file}?a=b#mutable-fields`);
    await expect(page).toHaveURL(`${PAGE}?a=b#mutable-fields`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Record');
    await page.locator('.page-steps .next').click();
    await expect(page).not.toHaveURL(/record/);
    await page.goBack();
    await expect(page).toHaveURL(/\/record\?a=b/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Record');
  });
}

test('the file of the front page is the front page', async ({page}) => {
  await open(page, '/index.html');
  await expect(page).toHaveURL('/');
});
