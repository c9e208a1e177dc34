import {enter, expect, expectToFit, open, test} from './fixtures';

const schema = '/docs/manual/next/build-configuration-schema';
const warnings = '/docs/manual/latest/warning-numbers';

test('the list of configuration keys is filtered while typing', async ({page}) => {
  await open(page, schema);
  const field = page.getByRole('searchbox', {name: 'Filter keys'});
  const shown = page.locator('.config-keys [data-item]:visible');
  const total = await shown.count();
  expect(total).toBeGreaterThan(60);
  await enter(field, 'in-source');
  await expect(page.locator('[id="package-specs.in-source"]')).toBeVisible();
  await expect(page.locator('[id="suffix"]')).toBeHidden();
  await expect(page.getByRole('status').filter({hasText: `of ${total} keys`})).toBeVisible();
  await enter(field, '');
  await expect(shown).toHaveCount(total);
});

test('a key links to the section that explains it, and its anchor leads to the key', async ({page}) => {
  await open(page, `${schema}#jsx.preserve`);
  await expect(page.locator('[id="jsx.preserve"]')).toBeInViewport();
  const item = page.locator('[data-item]', {has: page.locator('[id="js-post-build"]')});
  await item.getByRole('link', {name: 'js-post-build', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/manual\/next\/build-configuration\/?#js-post-build$/);
  await expect(page.locator('#js-post-build')).toBeInViewport();
});

test('a link to a filtered-out key shows it again', async ({page}) => {
  await open(page, schema);
  await enter(page.getByRole('searchbox', {name: 'Filter keys'}), 'bs-dependencies');
  await expect(page.locator('[id="suffix"]')).toBeHidden();
  await page
    .locator('[data-item]', {has: page.locator('[id="bs-dependencies"]')})
    .locator('.warn a')
    .click();
  await expect(page.locator('[id="dependencies"]')).toBeInViewport();
  await expect(page.locator('[id="suffix"]')).toBeAttached();
  await expect(page.getByRole('searchbox', {name: 'Filter keys'})).toHaveValue('');
});

test('the warning table is filtered while typing, and its numbers link to examples', async ({page}) => {
  await open(page, warnings);
  await enter(page.getByRole('searchbox', {name: 'Filter by number or words'}), 'missing cases');
  await expect(page.locator('#warning-list tbody tr:visible')).toHaveCount(1);
  await page.locator('#warning-8').getByRole('link', {name: '8', exact: true}).click();
  await expect(page).toHaveURL(/#example-8$/);
  await expect(page.locator('#example-8')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('keys and warnings are complete, and every field has an effect', async ({page}) => {
    await page.goto(schema);
    await expect(page.locator('.config-keys [data-item]:visible').first()).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'Filter keys'})).toBeHidden();
    await page.goto(warnings);
    expect(await page.locator('#warning-list tbody tr:visible').count()).toBeGreaterThan(55);
  });
});

test('diagrams are shown at their natural size and have a text alternative, down to 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  for (const name of ['build-overview', 'import-export', 'mutation', 'variants-in-javascript']) {
    await open(page, `/docs/manual/next/${name}`);
    const diagram = page.locator('.diagram').getByRole('img');
    await expect(diagram).toHaveCount(1);
    await expect(diagram).toHaveAccessibleName(/\S/);
    await expect(diagram).toHaveAccessibleDescription(/\S{3,} \S+ \S+/);
    const size = await diagram.evaluate((svg: SVGSVGElement) => [
      svg.getBoundingClientRect().width,
      svg.viewBox.baseVal.width,
    ]);
    expect(size[0]).toBe(size[1]);
    await expectToFit(page);
  }
});
