import {existsSync} from 'node:fs';
import {expect, open, test} from './fixtures';
import {allVersions, versionLines} from '../../src/config/versions';
import {manualPath} from '../versions';

const {latest, next} = versionLines.default;

const record = '/docs/manual/latest/record';

test('the sidebar marks the page and shows its contents', async ({page, phone}) => {
  await open(page, record);
  const sidebar = page.locator('#docs-sidebar');
  if (phone) {
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', {name: 'Contents'}).tap();
    expect(await sidebar.boundingBox()).toMatchObject({x: 0, y: 0, width: 375});
  }
  await expect(sidebar).toBeVisible();
  const active = sidebar.locator('a[aria-current="page"]');
  await expect(active).toHaveText('Record');
  const toc = sidebar.locator('.sidebar-toc a');
  const headings = await page.locator('article h2[id]').evaluateAll((all) => all.map(({id}) => `#${id}`));
  expect(await toc.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(headings);
  await toc.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${headings[1]}$`));
  if (phone) await expect(sidebar).toBeHidden();
});

test('following a link in the overlay closes it', {tag: '@phone'}, async ({page}) => {
  await open(page, record);
  await page.getByRole('button', {name: 'Contents'}).tap();
  await page.locator('#docs-sidebar').getByRole('link', {name: 'Tuple'}).tap();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tuple');
  await expect(page.locator('#docs-sidebar')).toBeHidden();
});

test('all breadcrumbs except the last are links', async ({page}) => {
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await open(page, record);
  await expect(crumbs.getByRole('listitem')).toHaveText(['Docs', 'Language Manual', 'Record']);
  await expect(crumbs.getByRole('link')).toHaveText(['Docs', 'Language Manual']);
  await open(page, '/docs/manual/latest/introduction');
  await expect(crumbs.getByRole('listitem')).toHaveText(['Docs', 'Language Manual']);
  await open(page, '/docs/react/latest/introduction');
  await expect(crumbs.getByRole('listitem')).toHaveText(['Docs', 'rescript-react']);
  await open(page, '/community/content');
  await expect(crumbs.getByRole('listitem')).toHaveText(['Community', 'Content']);
  await expect(crumbs.getByRole('link')).toHaveAttribute('href', '/community/overview');
});

test('previous and next follow the sidebar', async ({page}) => {
  await open(page, record);
  const order = await page
    .locator('#docs-sidebar > ul a:not(.sidebar-toc a)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const at = order.indexOf(record);
  await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', order[at - 1]!);
  await expect(page.locator('a[rel=next]')).toHaveAttribute('href', order[at + 1]!);
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(order[at + 1]!);
});

test('the version dropdown leads to the same page', async ({page, phone}) => {
  await open(page, record);
  if (phone) await page.getByRole('button', {name: 'Contents'}).tap();
  const picker = page.locator('.version-picker');
  await picker.locator('summary').click();
  await expect(picker.getByRole('link')).toHaveCount(allVersions(versionLines.default).length);
  await expect(picker.getByRole('listitem').nth(1)).toHaveText(latest.label);
  await picker.getByRole('link', {name: next.label}).click();
  await expect(page).toHaveURL('/docs/manual/next/record');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Record');
});

test('the browser’s search doesn’t find what the closed version dropdown holds', {tag: '@wide'}, async ({page}) => {
  await open(page, record);
  const versions = page.locator('.version-picker ul');
  const display = (): Promise<string> => versions.evaluate((list) => getComputedStyle(list).display);
  // Browsers look into closed details, and open what has a match.
  expect(await display()).toBe('none');
  await page.locator('.version-picker summary').click();
  await expect(versions).toBeVisible();
});

test('another version opens at the same section, or at the nearest it has', async ({page, phone}) => {
  const switchTo = async (version: string) => {
    if (phone) await page.getByRole('button', {name: 'Contents'}).tap();
    await page.locator('.version-picker summary').click();
    await page.locator('.version-picker').getByRole('link', {name: version}).click();
  };
  await open(page, `${manualPath('v11.0.0')}/record#immutable-update`);
  await switchTo(next.label);
  await expect(page).toHaveURL(`${manualPath(next.id)}/record#immutable-update`);
  await open(page, '/docs/manual/v10.0.0/record#creation-1');
  await page.locator('.version-banner a').click();
  await expect(page).toHaveURL('/docs/manual/latest/record#optional-record-fields');
});

test('if a version lacks the page, the nearest one opens and says why', async ({page, phone}) => {
  await open(page, '/docs/manual/next/dict');
  if (phone) await page.getByRole('button', {name: 'Contents'}).tap();
  const picker = page.locator('.version-picker');
  await picker.locator('summary').press('Enter');
  const choice = picker.getByRole('link', {name: /^v11\.0\.0/});
  await expect(choice).toContainText('Not in this version; opens “Object”');
  await choice.click();
  await expect(page).toHaveURL(`${manualPath('v11.0.0')}/object`);
  await expect(page.locator('[data-missing-page]')).toContainText("This version doesn't have the page “Dictionary”.");
});

test('pages of old versions say so and link to the latest page', async ({page}) => {
  await open(page, '/docs/manual/v10.0.0/introduction');
  const banner = page.locator('.version-banner-old');
  await expect(banner).toContainText("You\'re reading an older version (v9.1 - v10.1).");
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/docs/manual/latest/introduction');
  await expect(banner).not.toContainText('old syntax');
  await open(page, '/docs/manual/v8.0.0/introduction');
  await expect(banner).toContainText('These docs cover v3 to v8, which use the old syntax.');
});

test('pages of the next version say that they’re a work in progress', async ({page}) => {
  await open(page, '/docs/manual/next/record');
  const banner = page.locator('.version-banner-next');
  await expect(banner).toContainText(`The ${next.name} docs are a work in progress.`);
  await expect(banner.getByRole('link', {name: latest.name})).toHaveAttribute('href', record);
  await open(page, record);
  await expect(page.locator('.version-banner:not([hidden])')).toHaveCount(0);
});

test('titles, canonical addresses and robots match the version', {tag: '@wide'}, async ({page}) => {
  const canonical = page.locator('link[rel=canonical]');
  await open(page, '/docs/manual/next/record');
  await expect(page).toHaveTitle('Record | ReScript Documentation');
  await expect(canonical).toHaveAttribute('href', 'https://rescript-lang.org/docs/manual/latest/record');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await open(page, '/docs/manual/v9.0.0/introduction');
  await expect(canonical).toHaveAttribute('href', 'https://rescript-lang.org/docs/manual/latest/introduction');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // v11 doesn't have this page, but the version cut next does.
  const home = existsSync(`versioned_docs/version-${latest.id}/dict.mdx`) ? latest : next;
  await open(page, '/docs/manual/next/dict');
  await expect(canonical).toHaveAttribute('href', `https://rescript-lang.org/docs/manual/${home.path}/dict`);
});

test('the content is at most 740 px wide', async ({page, phone}) => {
  await open(page, record);
  const width = (await page.locator('article').boundingBox())!.width;
  expect(width).toBeLessThanOrEqual(740);
  if (!phone) expect(width).toBe(740);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page is complete', async ({page, phone}) => {
    await page.goto(record);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Record');
    if (phone) {
      await page.getByRole('button', {name: 'Menu', exact: true}).tap();
      await expect(page.locator('#mobile-menu')).toBeVisible();
      await page.getByRole('button', {name: 'Close menu'}).tap();
      await expect(page.locator('#mobile-menu')).toBeHidden();
      await page.getByRole('button', {name: 'Contents'}).tap();
    }
    await expect(page.locator('#docs-sidebar a[aria-current=page]')).toBeVisible();
    await expect(page.locator('#docs-sidebar .sidebar-toc a').first()).toBeVisible();
    await page.locator('.version-picker summary').click();
    await page.locator('.version-picker').getByRole('link', {name: next.label}).click();
    await expect(page).toHaveURL('/docs/manual/next/record');
    await expect(page.locator('.version-banner-next')).toBeVisible();
  });
});
