/** Code reads from left to right in languages that don't. */
import {expect, open, test, type Page} from './fixtures';
import {editor, openPlayground} from './playground-page';
import {manualPath} from '../versions';

/** The distinct reading directions of the elements that match a selector, once the page itself runs from right to left. */
async function directionsOf(page: Page, selector: string): Promise<readonly string[]> {
  await page.locator('html').evaluate((html: HTMLElement) => html.setAttribute('dir', 'rtl'));
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).direction)).toBe('rtl');
  const found = await page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).direction));
  expect(found.length).toBeGreaterThan(0);
  return [...new Set(found)];
}

for (const [path, selector] of [
  ['/docs/manual/latest/record', 'main pre, main p code'],
  [`${manualPath('v11.0.0')}/api/core/array`, 'main pre, main code'],
  ['/', 'main pre'],
  ['/syntax-lookup/as-decorator', 'main pre, main code'],
] as const) {
  test(`code on ${path}`, async ({page}) => {
    await open(page, path);
    expect(await directionsOf(page, selector)).toEqual(['ltr']);
  });
}

test("the playground's editor and output", async ({page}) => {
  await openPlayground(page, '/try');
  await expect(editor(page)).toBeVisible();
  expect(await directionsOf(page, '.cm-content, #playground-panel-js pre')).toEqual(['ltr']);
});
