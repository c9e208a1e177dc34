/** Paper, and the colors of a reader's system. */
import {isWord} from '../../src/kit/core/inline-code';
import {expect, expectToFit, open, test, type Page} from './fixtures';
import {editor, openPlayground} from './playground-page';
import {hits, search} from './search-steps';

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

/** What tells readers which of several things is chosen. The last breadcrumb isn't one of several: it's no link. */
const CHOSEN = ':is([aria-selected=true], [aria-current], [aria-pressed=true], label > :checked):not(.crumbs *)';

/** The kinds of chosen things on the screen, and whether each looks the same when it isn't chosen. */
async function chosenThings(page: Page): Promise<Record<string, 'marked' | 'unmarked'>> {
  const found: Record<string, 'marked' | 'unmarked'> = {};
  for (const chosen of await page.$$(CHOSEN)) {
    const shown = await chosen.evaluateHandle((element) => element.closest('label') ?? element);
    if (!(await shown.isVisible())) continue;
    const kind = await shown.evaluate(
      (element) => `${element.parentElement?.closest('[class]')?.className} ${element.tagName}`,
    );
    if (kind in found) continue;
    await shown.scrollIntoViewIfNeeded();
    // Scrolling may choose another link of a table of contents, and a menu may cover it.
    const isSeen = await shown.evaluate(async (element, selector) => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const {x, y, width, height} = element.getBoundingClientRect();
      const isChosen = element.matches(selector) || element.querySelector(selector) !== null;
      return isChosen && element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }, CHOSEN);
    const box = await shown.boundingBox();
    if (!box || !isSeen) continue;
    const drawn = (): Promise<Buffer> =>
      page.screenshot({
        animations: 'disabled',
        clip: {x: Math.max(0, box.x - 4), y: Math.max(0, box.y - 4), width: box.width + 8, height: box.height + 8},
      });
    /** Turns what marks it off, or back on. */
    const turn = (on: boolean): Promise<void> =>
      chosen.evaluate((element, isOn) => {
        if (element instanceof HTMLInputElement) element.checked = isOn;
        else
          for (const name of element
            .getAttributeNames()
            .filter((each) => /^(?:off-)?aria-(?:sel|cur|pre)/.test(each))) {
            element.setAttribute(isOn ? name.replace('off-', '') : `off-${name}`, element.getAttribute(name) ?? '');
            element.removeAttribute(name);
          }
      }, on);
    const before = await drawn();
    await turn(false);
    found[kind] = before.equals(await drawn()) ? 'unmarked' : 'marked';
    await turn(true);
  }
  return found;
}

test('in forced colors everything that is chosen is marked', {tag: '@wide'}, async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  const things: Record<string, string> = {};
  const look = async (): Promise<unknown> => Object.assign(things, await chosenThings(page));
  for (const path of [PAGE, '/syntax-lookup', '/docs/manual/latest/learn-variants', '/community/overview']) {
    await open(page, path);
    await look();
  }
  await open(page, PAGE);
  await page.locator('.version-picker summary').click();
  await look();
  await page.getByRole('button', {name: 'Language'}).click();
  await look();
  await open(page, PAGE);
  await search(page, 'map');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await look();
  await openPlayground(page);
  await look();
  await editor(page).press('ControlOrMeta+End');
  await page.keyboard.type('let a = Arr');
  await expect(page.locator('.cm-tooltip [aria-selected=true]')).toBeVisible();
  await look();
  expect(Object.keys(things).length).toBeGreaterThanOrEqual(10);
  expect(Object.entries(things).filter(([, how]) => how === 'unmarked')).toEqual([]);
});

test('names and short words in code are not broken, and arrows are two signs', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  for (const path of ['/docs/manual/latest/pipe', '/docs/manual/next/interop-cheatsheet']) {
    await open(page, path);
    const codes = await page
      .locator('article :not(pre) > code')
      .evaluateAll((all) => all.map((code) => ({text: code.textContent ?? '', lines: code.getClientRects().length})));
    const whole = codes.filter(({text}) => isWord(text) || /^[\w.@%]+$/.test(text));
    expect(whole.length).toBeGreaterThan(10);
    expect(whole.filter(({lines}) => lines > 1)).toEqual([]);
    await expectToFit(page);
  }
  for (const place of ['.crumbs', '#docs-sidebar', 'article code'])
    expect(
      await page
        .locator(place)
        .first()
        .evaluate((element) => getComputedStyle(element).fontVariantLigatures),
    ).toBe('none');
});
