/** Paper, and the colors of a reader's system. */
import {expect, open, test} from './fixtures';

const PAGE = '/docs/manual/latest/record';

/** The contrast of two colors as browsers print them, `rgb(1, 2, 3)` (WCAG 2.2, relative luminance). */
function contrast(first: string, second: string): number {
  const luminance = (color: string): number => {
    const [r = 0, g = 0, b = 0] = [...color.matchAll(/[\d.]+/g)].slice(0, 3).map(([value]) => {
      const share = Number(value) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('a page is printed from dark in dark on light, without what can only be clicked', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  await open(page, PAGE);
  const text = page.locator('article p').first();
  const color = await text.evaluate((element) => getComputedStyle(element).color);
  expect(contrast(color, 'rgb(255, 255, 255)')).toBeGreaterThan(7);
  for (const hidden of [
    '.site-header',
    '.site-footer',
    '#docs-sidebar',
    '.docs-head',
    '.page-steps',
    '.code .copy',
    '.code .try',
  ])
    await expect(page.locator(hidden).first()).toBeHidden();
});

test('source and JavaScript are both printed, and links say where they lead', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, PAGE);
  const panes = page.locator('.code:has(.tabs)').first().locator(':scope > pre:not(.msg)');
  expect(await panes.count()).toBeGreaterThanOrEqual(2);
  const boxes = await panes.evaluateAll((all) => all.map((pane) => pane.getBoundingClientRect().toJSON() as DOMRect));
  for (const [index, {top, height}] of boxes.entries()) {
    expect(height).toBeGreaterThan(20);
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
  }
  await open(page, '/community/overview');
  const after = await page
    .locator('article a[href^="http"]')
    .first()
    .evaluate((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href') ?? '']);
  expect(after[0]).toContain(after[1]);
});

test('in forced colors the current page and the chosen tab are marked', {tag: '@wide'}, async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, PAGE);
  const style = (selector: string, property: 'outlineStyle' | 'backgroundColor'): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  for (const current of ['.docs-bar .nav-link[aria-current]', '#docs-sidebar a[aria-current=page]'])
    expect(await style(current, 'outlineStyle')).toBe('solid');
  expect(await style('.docs-bar .nav-link:not([aria-current])', 'outlineStyle')).toBe('none');
  const block = '.code:has(.tabs)';
  expect(await style(`${block} label:has(:checked)`, 'backgroundColor')).not.toBe(
    await style(`${block} label:not(:has(:checked))`, 'backgroundColor'),
  );
});

test('names in code are not broken inside a word, and arrows are two signs', async ({page}) => {
  await open(page, '/docs/manual/next/interop-cheatsheet');
  const broken = await page
    .locator('article :not(pre) > code')
    .evaluateAll((all) =>
      all
        .filter((code) => /^[\w.@%]+$/.test(code.textContent ?? '') && code.getClientRects().length > 1)
        .map((code) => code.textContent),
    );
  expect(broken).toEqual([]);
  for (const place of ['.crumbs', '#docs-sidebar', 'article code'])
    expect(
      await page
        .locator(place)
        .first()
        .evaluate((element) => getComputedStyle(element).fontVariantLigatures),
    ).toBe('none');
});
