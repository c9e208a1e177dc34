import {expect, open, test, type Page} from './fixtures';

const mark = (page: Page) => page.evaluate(() => void ((window as unknown as {mark?: boolean}).mark = true));
const marked = (page: Page) => page.evaluate(() => (window as unknown as {mark?: boolean}).mark === true);

test('moving through versions and instances never reloads the page', {tag: '@wide'}, async ({page}) => {
  await open(page, '/');
  await mark(page);
  const main = page.getByRole('navigation', {name: 'Main'});
  const docs = page.getByRole('navigation', {name: 'Docs', exact: true});
  const title = page.getByRole('heading', {level: 1});
  await main.getByRole('link', {name: 'Docs'}).click();
  await expect(page).toHaveURL('/docs/manual/latest/introduction');
  await page.locator('#docs-sidebar').getByRole('link', {name: 'Record', exact: true}).click();
  await expect(title).toHaveText('Record');
  await page.locator('.version-picker summary').click();
  await page.locator('.version-picker').getByRole('link', {name: 'v12.0.0'}).click();
  await expect(page).toHaveURL('/docs/manual/next/record');
  await docs.getByRole('link', {name: 'React'}).click();
  await expect(page).toHaveURL('/docs/react/latest/introduction');
  await main.getByRole('link', {name: 'Community'}).click();
  await expect(page).toHaveURL('/community/overview');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/docs/manual/next/record');
  await expect(title).toHaveText('Record');
  await page.goForward();
  await expect(page).toHaveURL('/docs/react/latest/introduction');
  expect(await marked(page)).toBe(true);
});

test('aliases lead to their page with query and hash', async ({page}) => {
  for (const [from, to] of [
    ['/docs/manual/v11.0.0/record?a=1#tips', '/docs/manual/latest/record?a=1#tips'],
    ['/docs/manual/record?a=1#tips', '/docs/manual/latest/record?a=1#tips'],
    ['/docs/manual/v12.0.0/record?a=1#tips', '/docs/manual/next/record?a=1#tips'],
    ['/docs/manual/', '/docs/manual/latest/introduction'],
    ['/docs', '/docs/manual/latest/introduction'],
    ['/docs/react', '/docs/react/latest/introduction'],
    ['/docs/react/v0.12.0/introduction', '/docs/react/latest/introduction'],
    ['/community', '/community/overview'],
    ['/docs/gentype/latest/usage', '/docs/manual/latest/typescript-integration'],
    ['/docs/manual/next/faq', '/docs/manual/next/introduction'],
    ['/docs/manual/v12.0.0/inlining-constants', '/docs/manual/next/interop-cheatsheet#inlining-constants'],
  ] as const) {
    await page.goto(from);
    const address = (url: URL): string => url.pathname.replace(/\/$/, '') + url.search + url.hash;
    await page.waitForURL((url) => address(url) === to);
  }
});

test.describe('an address nobody has', () => {
  test('says so and leads on', async ({page, errors}) => {
    const response = await page.goto('/docs/manual/v7.0.0/record');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.locator('main').getByRole('link')).toHaveText(['Language manual', 'Find a page by its title', 'Home']);
    await expect(page.locator('.docs-bar')).toBeVisible();
    // The browser itself reports the status, and nothing else is wrong.
    expect(errors.splice(0)).toEqual([expect.stringContaining('status of 404')]);
  });
});
