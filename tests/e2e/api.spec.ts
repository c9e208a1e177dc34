import {enter, expect, open, test} from './fixtures';
import {findVersion, versionLines} from '../../src/config/versions';
import {manualPath} from '../versions';

const {next} = versionLines.api;
/** Until the next version has a compiler of its own, its pages have the API of the version before, and link there. */
const owner = findVersion(versionLines.api, next.compiler)!;

const array = '/docs/manual/next/api/stdlib/array';

test('types link to their pages, and comments to the items they mention', async ({page}) => {
  await open(page, array);
  await page.locator('section:has(#compare) pre a', {hasText: 'Ordering.t'}).first().click();
  await expect(page).toHaveURL(`${manualPath(owner.id)}/api/stdlib/ordering#t`);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Ordering');
});

test('the version dropdown leads to the same module', {tag: '@wide'}, async ({page}) => {
  await open(page, array);
  await page.locator('.version-picker > summary').click();
  await page.locator('.version-picker a', {hasText: 'v11.0.0'}).click();
  await expect(page).toHaveURL(`${manualPath('v11.0.0')}/api/core/array`);
  await expect(page.locator('[data-missing-page]')).toBeHidden();
});

test('breadcrumbs include the library', async ({page}) => {
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await open(page, '/docs/manual/latest/api/belt/hash-map-string');
  await expect(crumbs.getByRole('listitem')).toHaveText(['Docs', 'API', 'Belt', 'HashMap', 'Belt.HashMap.String']);
  await open(page, '/docs/manual/latest/api');
  await expect(crumbs.getByRole('listitem')).toHaveText(['Docs', 'API']);
});

test('an example opens in the playground with its code', async ({page}) => {
  await open(page, `${array}#at`);
  const link = page.locator('section:has(#at) .code > .try');
  await link.hover();
  await expect(link).toHaveAttribute('href', new RegExp(`^/try\\?code=[\\w+$-]+&version=${owner.id}$`));
});

test('former anchors lead to their items', async ({page}) => {
  await open(page, `${array}#value-mapWithIndex`);
  await expect(page).toHaveURL(/#mapwithindex$/);
  await expect(page.locator('#mapwithindex')).toBeInViewport();
});

test('an anchor far down the page is reached right away', async ({page}) => {
  await open(page, `${array}#zipby`);
  await expect(page.locator('#zipby')).toBeInViewport();
});

test('on a large page, only the content near the viewport is laid out, and the rest when the reader scrolls to it', async ({
  page,
}) => {
  await open(page, array);
  const sections = page.locator('.api section');
  const total = await sections.count();
  const drawn = (): Promise<readonly number[]> =>
    sections.evaluateAll((all) =>
      all.flatMap((section, index) =>
        section.firstElementChild?.checkVisibility({contentVisibilityAuto: true}) ? [index] : [],
      ),
    );
  expect(total).toBeGreaterThan(100);
  const first = await drawn();
  expect(first).toContain(0);
  expect(first.length).toBeLessThan(total / 5);
  await sections.nth(total - 1).scrollIntoViewIfNeeded();
  await expect.poll(drawn).toContain(total - 1);
  expect((await drawn()).length).toBeLessThan(total / 5);
});

test('every item of a module is in its index, and filling it moves nothing', async ({page}) => {
  await open(page, array);
  const index = page.locator('.api-index');
  await expect(index.locator('li').first()).toBeVisible();
  expect(await index.locator('li').count()).toBe(await page.locator('.items > section').count());
  await expect(index.locator('li', {has: page.locator('a[href="#map"]')})).toContainText("=> array<'b>");
  const {height} = (await index.boundingBox())!;
  expect(height).toBeLessThan(420);
});

test('the index filters by name and by type, and the keyboard goes through it', async ({page}) => {
  await open(page, array);
  const index = page.locator('.api-index');
  const field = index.getByRole('searchbox', {name: 'Filter by name or type'});
  await expect(index.locator('li').first()).toBeVisible();
  await enter(field, 'findlast');
  await expect(index.locator('a').first()).toHaveText('findLast');
  await enter(field, 'array<string> => int');
  await expect(index.locator('a').first()).toHaveText('length');
  await field.press('ArrowDown');
  await expect(index.locator('a').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#length$/);
  await expect(page.locator('#length')).toBeInViewport();
});

test('the modules after a long one stay in sight, and its list follows the reader', {tag: '@wide'}, async ({page}) => {
  await open(page, array);
  const sidebar = page.locator('#docs-sidebar');
  const list = sidebar.locator('.sidebar-toc');
  expect(await list.evaluate((own) => own.scrollHeight - own.clientHeight)).toBeGreaterThan(1000);
  await expect(sidebar.getByRole('link', {name: 'ArrayBuffer', exact: true})).toBeInViewport();
  await page.locator('#unshift').scrollIntoViewIfNeeded();
  await expect(list.locator('[aria-current=location]')).toBeInViewport();
  expect(await list.evaluate((own) => own.scrollTop)).toBeGreaterThan(1000);
});
