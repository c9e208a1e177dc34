/** Reading in French and in Arabic: texts, directions, and the ways between the languages. */
import {AXE_TIMEOUT, expectNoViolations, violationsOf} from '../a11y/axe';
import {enter, expect, expectToFit, open, test, type Page} from './fixtures';
import {draw} from './draw';
import {manualPath} from '../versions';
import {editor, link} from './playground-page';

// A cut keeps the address of these pages with their version: the new version's first pages aren't translated yet.
const MANUAL = manualPath('v11.0.0');
const FRENCH = `/fr${MANUAL}/introduction`;

/** The button with the list of languages: a popover of the header, or a part of the phone's menu. */
const languagesButton = (page: Page, phone: boolean) =>
  page.locator(`header button[popovertarget=${phone ? 'mobile-menu' : 'languages'}]`).first();

async function openLanguages(page: Page, phone: boolean): Promise<void> {
  await languagesButton(page, phone).click();
  await expect(entry(page, 'fr')).toBeVisible();
}

/** The entry of a language in the open menu. */
const entry = (page: Page, id: string) => page.locator(`:popover-open li:has(> a[hreflang=${id}])`);

const directionsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page
    .locator(selector)
    .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).direction))]);

test('a French page is in French, links to French pages, and marks English titles as English', async ({
  page,
  phone,
}) => {
  await open(page, FRENCH);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Présentation');
  await expect(page).toHaveTitle('Présentation | Documentation de ReScript');
  await expect(page.getByRole('link', {name: 'Modifier cette page'})).toHaveAttribute(
    'href',
    /\/i18n\/fr\/docusaurus-plugin-content-docs\/version-v11\.0\.0\/introduction\.mdx$/,
  );
  const sidebar = page.locator('#docs-sidebar');
  if (phone) await page.locator('.docs-head button[popovertarget=docs-sidebar]').tap();
  await expect(sidebar.getByRole('link', {name: 'Let binding', exact: true})).toHaveAttribute('lang', 'en');
  await expect(sidebar.getByRole('link', {name: 'Installation', exact: true})).not.toHaveAttribute('lang');
  await sidebar.getByRole('link', {name: 'Installation', exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`/fr${MANUAL}/installation$`));
  await expectToFit(page);
});

test('a page that a language doesn’t have is the English one', async ({page}) => {
  await open(page, '/fr/docs/manual/latest/record?package=yarn');
  await expect(page).toHaveURL(/:\d+\/docs\/manual\/latest\/record\?package=yarn$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the language menu keeps page, query and hash, and the choice is offered later', async ({page, phone}) => {
  await open(page, `${MANUAL}/introduction?package=yarn#small-output`);
  await openLanguages(page, phone);
  await entry(page, 'fr').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${FRENCH}\\?package=yarn#small-output$`));
  await open(page, `${MANUAL}/installation`);
  await expect(page).toHaveURL(new RegExp(`:\\d+${MANUAL}/installation$`));
  await page.getByRole('banner').getByRole('link', {name: 'Français', exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`/fr${MANUAL}/installation$`));
  await expectToFit(page);
});

test('a page in another language is loaded once', {tag: '@wide'}, async ({page, phone}) => {
  const load = (): Promise<string> =>
    page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type);
  const english = page.locator('#docs-sidebar').getByRole('link', {name: 'Let binding', exact: true});
  const inMenu = entry(page, 'fr').getByRole('link');
  const folder = page.locator('details', {hasText: 'community/'});
  const inText = folder.getByRole('link', {name: 'overview.mdx'});
  for (const [path, link, language] of [
    [FRENCH, english, 'en'],
    ['', inMenu, 'fr'],
    ['/community/translations', inText, 'fr'],
  ] as const) {
    if (path) await open(page, path);
    await page.waitForLoadState('networkidle');
    if (link === inMenu) await openLanguages(page, phone);
    if (link === inText) await folder.locator('summary').click();
    // Until what a prefetch would bring is there.
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await load()).toBe('navigate');
  }
});

test('the language menu says where a page isn’t translated, and leads to the front page there', async ({
  page,
  phone,
}) => {
  await open(page, '/docs/manual/latest/record?package=yarn#record-update');
  await openLanguages(page, phone);
  await expect(entry(page, 'fr')).toContainText("This page isn't translated");
  await expect(entry(page, 'en')).toHaveText('English');
  await entry(page, 'ar').getByRole('link').click();
  await expect(page).toHaveURL(/:\d+\/ar\/$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectToFit(page);
});

test('the language menu works with the keyboard', async ({page, phone}) => {
  await open(page, '/fr/syntax-lookup');
  const button = languagesButton(page, phone);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'fr')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'fr')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const arabic = entry(page, 'ar').getByRole('link');
  const stops = await page.locator(':popover-open :is(a, button)').count();
  for (let tabs = 0; tabs < stops && !(await arabic.evaluate((link) => link === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await expect(arabic).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ar\/syntax-lookup$/);
});

for (const path of ['/ar/', '/ar/syntax-lookup', '/ar/packages']) {
  test(`${path} runs from right to left, and code from left to right`, async ({page}) => {
    await open(page, path);
    expect(await directionsOf(page, 'body, main h1')).toEqual(['rtl']);
    expect(await directionsOf(page, 'main pre, main code')).toEqual(['ltr']);
    await expectToFit(page);
  });
}

// Pages that Arabic doesn't have yet: their style sheets have to be ready.
for (const [path, selector] of [
  ['/docs/manual/latest/record', 'main pre, main p code'],
  [`${MANUAL}/api/core/array`, 'main pre, main code'],
  ['/syntax-lookup/as-decorator', 'main pre, main code'],
] as const) {
  test(`code on ${path} runs from left to right once the page runs from right to left`, async ({page}) => {
    await open(page, path);
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
    expect(await directionsOf(page, 'body')).toEqual(['rtl']);
    expect(await directionsOf(page, selector)).toEqual(['ltr']);
  });
}

test('the Arabic playground: the editor and the output run from left to right', async ({page}) => {
  await open(page, '/ar/try');
  await expect(editor(page)).toBeVisible({timeout: 20_000});
  expect(await directionsOf(page, 'body')).toEqual(['rtl']);
  await expect.poll(() => directionsOf(page, '.cm-content')).toEqual(['ltr']);
  await expect.poll(() => directionsOf(page, '#playground-panel-js pre'), {timeout: 20_000}).toEqual(['ltr']);
  await expect(page.getByRole('tab', {name: 'الخرج'})).toBeVisible();
  await expectToFit(page);
});

test('the Arabic playground marks what the compiler writes as English', async ({page}) => {
  await open(page, `/ar${link('let x = "a" + 1')}`);
  await page.getByRole('tab', {name: 'المشكلات'}).click();
  const message = page.locator('#playground-panel-problems pre').first();
  await expect(message).toContainText('string', {timeout: 20_000});
  await expect(message).toHaveAttribute('lang', 'en');
  await expect(message).toHaveAttribute('dir', 'ltr');
});

test('the French search has French texts, and takes accents', async ({page}) => {
  await open(page, FRENCH);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Recherche'});
  await expect(dialog).toContainText('Aucune recherche récente');
  const first = dialog.getByRole('option').first();
  await enter(dialog.getByRole('combobox'), 'récord');
  await expect(first).toContainText('Record');
  await expect(dialog.getByText('Manuel du langage', {exact: true})).toBeVisible();
  for (const query of ['communauté editeur', 'extensions d’éditeur', 'extensions editeur']) {
    await enter(dialog.getByRole('combobox'), query);
    await expect(first).toHaveAttribute('href', new RegExp(`/fr${MANUAL}/editor-plugins`));
    await expect(first).toContainText('Manuel');
  }
  await enter(dialog.getByRole('combobox'), 'qqzzqqzzqq');
  await expect(dialog).toContainText('Aucun résultat pour');
});

test('the French list of entries is filtered with and without accents', async ({page}) => {
  await open(page, '/fr/syntax-lookup');
  const field = page.getByRole('searchbox', {name: 'Rechercher dans la syntaxe'});
  for (const query of ['chaîne', 'chaine']) {
    await enter(field, query);
    await expect(page.locator('[data-item]:visible').first()).toBeVisible();
  }
});

for (const [language, title] of [
  ['fr', 'Page introuvable'],
  ['ar', 'الصفحة غير موجودة'],
] as const) {
  test(`a missing page of ${language} is in the language`, async ({page, errors}) => {
    await open(page, `/${language}/docs/manual/latest/no-such-page`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.locator('link[hreflang]')).toHaveCount(4);
    await expectToFit(page);
    errors.length = 0;
  });
}

test('a French page is printed without the language menu', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, FRENCH);
  await expect(page.locator('.site-header')).toBeHidden();
  await expect(page.locator('.page-steps')).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test.describe('axe', () => {
  test.describe.configure({timeout: AXE_TIMEOUT});
  const paths = ['/fr/', FRENCH, '/fr/try', '/fr/search', '/ar/', '/ar/syntax-lookup', '/ar/try', '/ar/404.html'];
  for (const path of draw(paths, 3)) {
    test(`${path} has no violations`, async ({page, errors}) => {
      await expectNoViolations(page, path, ['light']);
      if (path.endsWith('404.html')) errors.length = 0;
    });
  }
});

test('the page Translations shows the state of each language and leads to its pages', async ({page}) => {
  await open(page, '/community/translations');
  await expect(page.getByRole('row', {name: /^Français/})).toContainText(/\d+ of \d+/);
  const folder = page.locator('details', {hasText: 'community/'});
  await folder.locator('summary').click();
  const row = folder.getByRole('row', {name: 'overview.mdx'});
  await expect(row.getByRole('link', {name: 'Edit'})).toHaveAttribute(
    'href',
    /\/edit\/master\/i18n\/fr\/docusaurus-plugin-content-docs-community\/current\/overview\.mdx$/,
  );
  expect(await violationsOf(page)).toEqual([]);
  await expectToFit(page);
  await row.getByRole('link', {name: 'overview.mdx'}).click();
  await expect(page).toHaveURL(/\/fr\/community\/overview$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
