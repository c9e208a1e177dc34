/** Copying and viewing a page as Markdown. On phones both are in the page menu: small-screens.spec.ts. */
import {expect, open, test} from './fixtures';

const PAGE = '/docs/manual/latest/record';

test('the button copies the page as Markdown without shifting the layout', {tag: '@wide'}, async ({page}) => {
  await open(page, PAGE);
  const button = page.getByRole('button', {name: 'Copy page'});
  const before = await page.locator('.docs-head').boundingBox();
  await button.click();
  await expect(button).toHaveAttribute('data-state', 'copied');
  await expect(page.locator('.page-tools .after')).toHaveCSS('opacity', '1');
  expect(await page.locator('.docs-head').boundingBox()).toEqual(before);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await page.request.get(`${PAGE}.md`)).text());
  expect(copied).toMatch(/^# Record\n/);
});

test('the link opens it, and is updated on the next page', {tag: '@wide'}, async ({page}) => {
  await open(page, PAGE);
  await page.locator('.page-steps [rel=next]').click();
  await expect(page).toHaveURL(/\/latest\/(?!record)[\w-]+$/);
  const {pathname} = new URL(page.url());
  const link = page.getByRole('link', {name: 'View as Markdown'});
  await expect(link).toHaveAttribute('href', `${pathname}.md`);
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', `${pathname}.md`);
});

test('modules of the API have it too', {tag: '@wide'}, async ({page}) => {
  await open(page, '/docs/manual/next/api/stdlib/array');
  const href = await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
  const text = await (await page.request.get(href!)).text();
  expect(text).toContain("```res\nlet at: (array<'a>, int) => option<'a>\n```");
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there is a link, but no button that wouldn’t work', {tag: '@wide'}, async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', `${PAGE}.md`);
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
  });
});
