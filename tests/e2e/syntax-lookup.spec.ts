import {readdirSync} from 'node:fs';
import {enter, expect, expectToFit, open, test, type Page} from './fixtures';
import {versionLines} from '../../src/config/versions';

const {latest, next} = versionLines.default;
const ENTRIES = readdirSync('syntax-lookup').filter((file) => file.endsWith('.md')).length;

const field = (page: Page) => page.getByRole('searchbox', {name: 'Search syntax'});
const cards = (page: Page) => page.locator('#lookup-list [data-item]:visible');

test('finds symbols as written in code, and tolerates typos', async ({page}) => {
  await open(page, '/syntax-lookup');
  await expect(cards(page)).toHaveCount(ENTRIES);
  for (const [typed, id] of [
    ['->', 'pipe'],
    ['|>', 'triangle-pipe'],
    ['...', 'spreads'],
    ['@as', 'as-decorator'],
    ['%raw', 'raw-expression'],
    ['swtich', 'switch'],
  ] as const) {
    await enter(field(page), typed);
    await expect(page.locator('#lookup-list [data-best]')).toHaveId(id);
  }
  await enter(field(page), 'nothing like it');
  await expect(page.getByRole('status').filter({hasText: 'No matches'})).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('filters by kind, and the URL keeps search and filter across a reload', async ({page}) => {
  await open(page, '/syntax-lookup');
  const operators = await page.locator('#lookup-list [data-kind=operator]').count();
  expect(operators).toBeGreaterThan(14);
  await page.getByRole('radio', {name: 'Operators'}).check();
  await expect(cards(page)).toHaveCount(operators);
  await enter(field(page), 'divide');
  await expect(page).toHaveURL(/\/syntax-lookup\/?\?q=divide&kind=operator$/);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue('divide');
  await expect(page.getByRole('radio', {name: 'Operators'})).toBeChecked();
});

test('works with the keyboard: arrows move through the cards, Enter opens the best match', async ({page}) => {
  await open(page, '/syntax-lookup');
  await field(page).focus();
  await page.keyboard.type('iterate until');
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#while a')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/syntax-lookup\/while\/?$/);
  await expect(page.getByRole('heading', {level: 1})).toContainText('while loop');
});

test('former addresses lead to the entry, unknown ones to the complete list', async ({page}) => {
  await page.goto('/syntax-lookup#pipe');
  await expect(page).toHaveURL(/\/syntax-lookup\/pipe\/?$/);
  await page.goto('/syntax-lookup#no-such-entry');
  await expect(cards(page)).toHaveCount(ENTRIES);
});

test('an entry shows its example, links to the chosen version’s manual, and its neighbors', async ({page}) => {
  await open(page, '/syntax-lookup/dict');
  await expect(page.locator('.lookup-entry .code').first()).toContainText('dict{"apples": 12');
  const links = page.locator('.lookup-manual').getByRole('link');
  await expect(page.getByRole('radio', {name: latest.name})).toBeChecked();
  await expect(links.first()).toHaveAttribute('href', /^\/docs\/manual\/latest\//);
  await page.getByRole('radio', {name: next.name}).check();
  await expect(links.first()).toHaveAttribute('href', '/docs/manual/next/dict');
  await page.reload();
  await expect(page.getByRole('radio', {name: next.name})).toBeChecked();
  await links.first().click();
  await expect(page).toHaveURL(/\/docs\/manual\/next\/dict\/?$/);
});

test('an outdated entry says since when and what replaced it', async ({page}) => {
  await open(page, '/syntax-lookup/triangle-pipe');
  const note = page.locator('.theme-admonition');
  await expect(note).toContainText('Outdated since v12');
  await note.getByRole('link', {name: '->'}).click();
  await expect(page).toHaveURL(/\/syntax-lookup\/pipe\/?$/);
});

test('an unknown entry is a 404', async ({page, errors}) => {
  await page.goto('/syntax-lookup/no-such-entry');
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expect(page.locator('.lookup')).toHaveCount(0);
  errors.length = 0;
});

test('nothing overflows on a small phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  for (const path of ['/syntax-lookup', '/syntax-lookup/as-decorator', '/syntax-lookup/spreads']) {
    await open(page, path);
    await expectToFit(page);
  }
});

test('the sheet prints on at most four pages @wide', async ({page}) => {
  await open(page, '/syntax-lookup');
  const sheet = (await page.pdf({format: 'A4'})).toString('latin1');
  const pages = sheet.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(4);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the list and the entries are complete', async ({page}) => {
    await page.goto('/syntax-lookup');
    await expect(cards(page)).toHaveCount(ENTRIES);
    await expect(field(page)).toBeHidden();
    await page.locator('#pipe a').click();
    await expect(page.locator('.lookup-entry .code').first()).toContainText('->Array.filter');
    await page.getByText(next.name, {exact: true}).click();
    await expect(page.locator('.lookup-manual').getByRole('link').first()).toHaveAttribute(
      'href',
      '/docs/manual/next/pipe',
    );
  });
});
