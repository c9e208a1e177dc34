import {expect, open, test} from './fixtures';

const array = '/docs/manual/next/api/stdlib/array';

test('types lead to their own pages, comments to the items they name', async ({page}) => {
  await open(page, array);
  await page.locator('section:has(#compare) pre a', {hasText: 'Ordering.t'}).first().click();
  await expect(page).toHaveURL(/\/docs\/manual\/next\/api\/stdlib\/ordering#t$/);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Ordering');
});

test('the version dropdown leads to the same module', {tag: '@wide'}, async ({page}) => {
  await open(page, array);
  await page.locator('.version-picker > summary').click();
  await page.locator('.version-picker a', {hasText: 'v11.0.0'}).click();
  await expect(page).toHaveURL(/\/docs\/manual\/latest\/api\/core\/array$/);
  await expect(page.locator('[data-missing-page]')).toBeHidden();
});

test('breadcrumbs lead over the library', async ({page}) => {
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
  await expect(link).toHaveAttribute('href', /^\/try\?code=[\w+$-]+&version=v12\.0\.0$/);
});

test('anchors as they once were lead to their items', async ({page}) => {
  await open(page, `${array}#value-mapWithIndex`);
  await expect(page).toHaveURL(/#mapwithindex$/);
  await expect(page.locator('#mapwithindex')).toBeInViewport();
});

test('an anchor far down the page is reached at once', async ({page}) => {
  await open(page, `${array}#zipby`);
  await expect(page.locator('#zipby')).toBeInViewport();
});

test('neither opening nor scrolling a large page holds a slow phone up', {tag: '@phone'}, async ({page, context}) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, {longTasks: tasks});
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({type: 'longtask', buffered: true});
  });
  await open(page, array);
  for (let step = 0; step < 20; step++) await page.mouse.wheel(0, 900);
  await page.waitForTimeout(1000);
  const tasks = await page.evaluate(() => (window as unknown as {longTasks: readonly number[]}).longTasks);
  test.info().annotations.push({type: 'long tasks (ms)', description: tasks.map(Math.round).join(', ')});
  expect(tasks.filter((duration) => duration > 1000)).toEqual([]);
});
