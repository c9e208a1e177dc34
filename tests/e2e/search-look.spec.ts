/** How the search dialog looks: in a narrow window and on a phone. */
import {dialog, field, hits} from './search-steps';
import {enter, expect, open, test} from './fixtures';

const latest = '/docs/manual/latest/introduction';

test(
  'at 320 px nothing is wider than the window, and a type has a line of its own',
  {tag: '@phone'},
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, latest);
    await page.locator('[data-search]').tap();
    const scrolls = (): Promise<boolean> =>
      dialog(page).evaluate((box) => box.querySelector('.search-body')!.scrollWidth > box.clientWidth);
    expect(await scrolls()).toBe(false);
    for (const query of ['array<string> => string', 'Believe'.repeat(9), 'array']) {
      await enter(field(page), query);
      await expect(dialog(page)).toHaveAttribute('data-status', 'idle');
      expect(await scrolls()).toBe(false);
    }
    await enter(field(page), 'array<string> => string');
    const signature = hits(page).first().locator('.search-hit-signature');
    await expect(signature.locator('mark').first()).toBeVisible();
    const [title, type] = [
      await hits(page).first().locator('.search-hit-title').boundingBox(),
      await signature.boundingBox(),
    ];
    expect(type!.y).toBeGreaterThanOrEqual(title!.y + title!.height);
    expect(await signature.evaluate((code) => code.scrollWidth <= code.clientWidth)).toBe(true);
  },
);

test('on a phone, the dialog fills the screen', {tag: '@phone'}, async ({page}) => {
  await open(page, latest);
  await page.locator('[data-search]').tap();
  await expect(field(page)).toBeVisible();
  expect(await dialog(page).boundingBox()).toMatchObject({
    x: 0,
    y: 0,
    width: 375,
    height: 812,
  });
  await dialog(page).getByRole('button', {name: 'Cancel'}).tap();
  await expect(dialog(page)).toHaveCount(0);
});
