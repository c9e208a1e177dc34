/** The front page's first example as a visitor plays with it: with a pointer, with the keyboard, with and without a compiler. */
import {readFileSync} from 'node:fs';
import {readPlaygroundQuery} from '../../src/compilers/core/playground-link/link';
import {PUBLIC_BUNDLES} from '../../src/config/bundles';
import {versionLines} from '../../src/config/versions';
import {expect, expectToFit, open, paste, test, type Page} from './fixtures';

const CODE = readFileSync('src/landing/core/examples/BookButton.res', 'utf8');

const demo = (page: Page) => page.locator('[data-section="playground-hero"] > .code');
const source = (page: Page) => page.getByRole('region', {name: 'BookButton.res', exact: true});
const output = (page: Page) => page.getByRole('region', {name: 'BookButton.res.mjs'});
const message = (page: Page) => demo(page).getByText('The constructor Free does not belong to type seats');
const rendered = (page: Page) => demo(page).locator('.rendered button:visible');
const withoutCompiler = async (page: Page): Promise<void> => {
  await page.context().route('**/playground-api/**', (route) => route.fulfill({status: 404, body: 'Not found'}));
  await page.context().route(`${PUBLIC_BUNDLES}/**`, (route) => route.abort());
};

test('a removed case brings the compiler’s message, the fix other JavaScript, and both are taken back', async ({
  page,
}) => {
  await withoutCompiler(page);
  await open(page, '/');
  await expect(output(page)).toContainText('else if (seats.TAG === "Waitlist")');
  await demo(page).getByRole('button', {name: 'Remove | Free'}).click();
  await expect(message(page)).toBeVisible();
  await expect(message(page)).toBeInViewport();
  await expect(output(page)).toBeHidden();
  await expect(rendered(page)).toHaveCount(0);
  await expect(source(page).locator('mark')).toHaveText('Free');
  await expect(page.getByText("there's nothing to render")).toBeVisible();
  await demo(page).getByRole('button', {name: 'Remove its branches too'}).click();
  await expect(message(page)).toBeHidden();
  await expect(source(page)).not.toContainText('Free');
  await expect(output(page).locator('.hl')).toContainText('label = typeof seats');
  await expect(output(page)).toBeInViewport();
  await expect(rendered(page)).toHaveText('3 ahead of you');
  await expect(demo(page).getByRole('radio')).toHaveCount(2);
  await demo(page).getByRole('button', {name: 'Put | Free back'}).click();
  await expect(source(page)).toHaveText(CODE.trimEnd(), {useInnerText: false});
  await expect(output(page)).toContainText('else if (seats.TAG === "Waitlist")');
  await expect(demo(page).getByRole('radio')).toHaveCount(4);
  await expect(demo(page).getByRole('button', {name: 'Remove | Free'})).toBeVisible();
});

test('with the keyboard alone, the message is read out and the focus goes along', {tag: '@wide'}, async ({page}) => {
  await open(page, '/');
  await source(page).focus();
  await page.keyboard.press('Tab');
  await expect(demo(page).getByRole('button', {name: 'Remove | Free'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#status')).toContainText('The constructor Free does not belong to type seats');
  await expect(demo(page).getByRole('button', {name: 'Put | Free back'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo(page).getByRole('button', {name: 'Remove its branches too'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(output(page)).toBeFocused();
  await expect(page.locator('#status')).toHaveText('The code compiles, and its JavaScript has changed.');
  await page.keyboard.press('Shift+Tab');
  await expect(demo(page).getByRole('radio', {checked: true})).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rendered(page)).toHaveText('Sold out');
  await expect(rendered(page)).toBeDisabled();
});

test('the example is edited in place: the message, the JavaScript and the rendered component follow', async ({
  page,
}) => {
  await open(page, '/');
  await demo(page).getByRole('button', {name: 'Remove | Free'}).click();
  await expect(message(page)).toBeVisible();
  await demo(page).getByRole('button', {name: 'Edit', exact: true}).click();
  const editor = demo(page).getByRole('textbox', {name: 'Code'});
  await expect(editor).toBeFocused();
  await expect(demo(page).getByRole('button', {name: /The constructor Free does not belong/})).toBeVisible();
  await editor.press('ControlOrMeta+a');
  await paste(page, CODE.replace('Last seat', 'Only one'));
  await expect(output(page)).toContainText('"Only one"');
  await demo(page).getByRole('button', {name: 'Run'}).click();
  const frame = demo(page).frameLocator('iframe[title="Running example"]');
  await expect(frame.getByRole('button', {name: 'Only one'})).toBeVisible();
  await demo(page).getByRole('button', {name: 'Reset'}).click();
  await expect(message(page)).toBeVisible();
});

test('names have types', {tag: '@wide'}, async ({page}) => {
  await open(page, '/');
  await source(page).focus();
  await expect(source(page)).toHaveAttribute('aria-description', /Press Enter/);
  await source(page).press('Enter');
  await expect(demo(page).locator('.type-card:popover-open')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('the playground’s link gets the code that is shown', async ({page}) => {
  await open(page, '/');
  const link = page.getByRole('link', {name: 'Edit this example in Playground'});
  await link.hover();
  await expect(link).toHaveAttribute('href', /code=/);
  const {search} = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(readPlaygroundQuery(search)).toMatchObject({code: CODE, version: versionLines.default.latest.id});
});

test('nothing is loaded for the example before a visitor comes near it', {tag: '@wide'}, async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.mouse.move(0, 0);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /example|offered|\.json$|playground-frame/.test(path))).toEqual([]);
});

test('in Arabic, the words are translated and the code is read from the left', async ({page}) => {
  await open(page, '/ar');
  const remove = demo(page).getByRole('button', {name: 'احذف | Free'});
  const [code, button] = [(await source(page).boundingBox())!, (await remove.boundingBox())!];
  expect(button.x - code.x).toBeLessThan(50);
  await remove.click();
  await expect(message(page)).toBeVisible();
  await expect(message(page)).toHaveCSS('direction', 'ltr');
  await demo(page).getByRole('button', {name: 'احذف فروعها أيضًا'}).click();
  await expect(output(page).locator('.hl')).toContainText('label = typeof seats');
  await expectToFit(page);
});

test('on 320 px, with forced colors and without motion, everything has room', {tag: '@phone'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await open(page, '/');
  await demo(page).getByRole('button', {name: 'Remove | Free'}).tap();
  await expect(message(page)).toBeInViewport();
  for (const button of await demo(page).getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
  }
  await expectToFit(page);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the code and what it renders are there, without buttons that need a script', async ({page}) => {
    await page.goto('/');
    await expect(source(page)).toHaveText(CODE.trimEnd(), {useInnerText: false});
    await expect(rendered(page)).toHaveText('2 left');
    await page.getByText('SoldOut', {exact: true}).filter({visible: true}).last().click();
    await expect(rendered(page)).toHaveText('Sold out');
    await expect(demo(page).getByRole('button', {name: /Edit|Remove/})).toHaveCount(0);
  });
});
