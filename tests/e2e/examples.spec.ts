/** What readers can do with the examples of a page: run them, see types, and see what other versions make of them. */
import {copied, edit, expect, expectToFit, open, runnable, test} from './fixtures';

const record = '/docs/manual/latest/record';

test('a run shows the values of an example below it, and closes again', async ({page}) => {
  await open(page, record);
  const block = runnable(page);
  // Where it is on the page: the output may have to be scrolled to.
  const place = () =>
    block.evaluate((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      return {x, y: y + scrollY, width, height};
    });
  const before = await place();
  await block.getByRole('button', {name: 'Run'}).click();
  const output = block.getByRole('region', {name: 'Output'});
  await expect(output.getByRole('log')).toContainText(' = ');
  await expect(output.getByRole('status')).toHaveText('');
  await output.getByRole('button', {name: 'Close'}).click();
  await expect(output).toBeHidden();
  expect(await place()).toEqual(before);
  await expect(block.getByRole('button', {name: 'Run'})).toBeFocused();
});

test('a component is rendered, and answers clicks', async ({page}) => {
  await open(page, '/docs/react/latest/hooks-overview');
  const block = page.locator('.code', {hasText: 'kg of apples', has: page.getByRole('button', {name: 'Run'})}).first();
  await block.getByRole('button', {name: 'Run'}).press('Enter');
  const frame = block.frameLocator('iframe[title="Running example"]');
  await expect(frame.getByText('1 kg of apples')).toBeVisible();
  await frame.getByRole('button').click();
  await expect(frame.getByText('2 kg of apples')).toBeVisible();
});

test('an example that imports what a browser lacks says so', async ({page}) => {
  await open(page, '/docs/manual/latest/import-from-export-to-js');
  const block = page.locator('.code', {hasText: '"./', has: page.getByRole('button', {name: 'Run'})}).first();
  await block.getByRole('button', {name: 'Run'}).click();
  await expect(block.getByRole('log')).toContainText("a file that isn't part of it");
});

test('a selection across an example copies prose and code, but no buttons', async ({page}) => {
  await open(page, record);
  const [before, code, after] = await page
    .locator('.markdown > .code:has(> .tabs)')
    .first()
    .evaluate((block) => {
      const [start, end] = [block.previousElementSibling!, block.nextElementSibling!];
      getSelection()!.setBaseAndExtent(start, 0, end, end.childNodes.length);
      return [start, block.querySelector('pre')!, end].map(({textContent}) => textContent.trim());
    });
  await page.keyboard.press('ControlOrMeta+c');
  const words = (text: string): string => text.replace(/\s+/g, ' ').trim();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()).then(words))
    .toBe(words(`${before} ${code} ${after}`));
});

test('the browser finds text in a tab that isn’t shown, and opens that tab', async ({page, context}) => {
  await open(page, record);
  const pane = '.code:has(> .tabs) > pre:nth-of-type(2)';
  const line = await page
    .locator(pane)
    .first()
    .evaluate(({textContent}) => textContent.split('\n')[0] ?? '');
  // Chromium only searches for an address's text in a tab that is new.
  const found = await context.newPage();
  await found.goto(`${record}#:~:text=${encodeURIComponent(line)}`);
  await expect(found.locator(pane).first()).toBeInViewport();
  await expect(found.locator('.code:has(> .tabs)').first().getByRole('radio', {name: 'JavaScript'})).toBeChecked();
});

test('nothing is loaded for examples before a reader comes near one', {tag: '@wide'}, async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.mouse.move(0, 0);
  await open(page, record);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /example|types\.json|versions\.json|playground-frame/.test(path))).toEqual([]);
});

test('pointing at a name shows its type, and nothing moves', {tag: '@wide'}, async ({page}) => {
  await open(page, record);
  const pre = page.locator('.code > pre').first();
  await pre.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await pre.hover({position: {x: 5, y: 5}});
  await expect(pre).toHaveAttribute('aria-description', /Press Enter/);
  const box = (await pre.locator('code').boundingBox())!;
  const underlined = () => page.evaluate(() => CSS.highlights.get('example-names')?.size);
  await expect.poll(underlined).toBeGreaterThan(0);
  await expect(page.getByText('Point at a name, or tap it, to see its type')).toBeVisible();
  const card = page.locator('.type-card:popover-open');
  for (let x = 60; x < 400 && !(await card.isVisible()); x += 12) {
    await page.mouse.move(box.x + x, box.y + 30);
    await page.waitForTimeout(200);
  }
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.mouse.move(2, 2);
  await expect(card).toBeHidden();
});

test('the first tap on a name shows its type, until the next tap elsewhere', {tag: '@phone'}, async ({page}) => {
  await open(page, record);
  const name = page.locator('.code > pre .t, .code > pre .m').first();
  await name.tap();
  const card = page.locator('.type-card:popover-open');
  await expect(card).toBeVisible();
  const box = (await card.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(375);
  await page.getByRole('heading', {level: 1}).tap();
  await expect(card).toBeHidden();
});

test(
  'with the keyboard, Enter and the arrow keys go from name to name, and Tab to the API reference',
  {tag: '@wide'},
  async ({page}) => {
    await open(page, '/docs/manual/latest/array-and-list');
    const block = page.locator('.code', {hasText: 'Array.'}).first();
    const pre = block.locator('> pre').first();
    await pre.focus();
    await expect(pre).toHaveAttribute('aria-description', /Press Enter/);
    await pre.press('Enter');
    const card = block.locator('.type-card:popover-open');
    await expect(card).toBeVisible();
    const link = card.getByRole('link');
    for (let step = 0; step < 60 && !(await link.isVisible()); step++) await pre.press('ArrowRight');
    await expect(page.locator('#status')).toContainText(': ');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(pre).toBeFocused();
    await pre.press('Enter');
    await expect(card).toBeVisible();
    for (let step = 0; step < 60 && !(await link.isVisible()); step++) await pre.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/manual\/latest\/api\//);
  },
);

test('a version that rejects an example opens its message, one with other output the difference', async ({page}) => {
  await open(page, record);
  const rejected = page.locator('.code', {has: page.locator('.works[title*="✗"]')}).first();
  await rejected.locator('> pre').first().click();
  await rejected.getByRole('button', {name: /^Compiles in/}).click();
  const button = rejected.getByRole('button', {name: /What the v\d+ compiler says/}).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(rejected.getByRole('region', {name: /What the v\d+ compiler says/})).toContainText(/bug for you|error/i);
  await button.click();
  await expect(rejected.locator('.version-detail')).toHaveCount(0);
  const other = page.locator('.code', {has: page.locator('.works[title*="different output in"]')}).first();
  await other.locator('> pre').first().click();
  await other.getByRole('button', {name: /^Compiles in/}).click();
  await other
    .getByRole('button', {name: /What v\d+ emits instead/})
    .first()
    .click();
  await expect(other.locator('.version-detail :is(ins, del)').first()).toBeVisible();
});

test('an example of the API reference has types, and the values of its expressions, also once it is edited', async ({
  page,
  phone,
}) => {
  await open(page, '/docs/manual/next/api/stdlib/array');
  const block = page.locator('section:has(> #map) > .code').first();
  const pre = block.locator('> pre').first();
  await pre.focus();
  await expect(pre).toHaveAttribute('aria-description', /Press Enter/);
  await pre.press('Enter');
  await expect(block.locator('.type-card:popover-open')).toBeVisible();
  await pre.press('Escape');
  await block.getByRole('button', {name: 'Run'}).click();
  await expect(block.getByRole('log')).toContainText(' = [');
  const editor = await edit(block);
  await editor.press('ControlOrMeta+a');
  await editor.pressSequentially('[20, 1]->Array.toSorted(Int.compare)\n', {delay: phone ? 0 : 20});
  await block.getByRole('button', {name: 'Run'}).click();
  await expect(block.getByRole('log')).toHaveText('[20, 1]->Array.toSorted(Int.compare) = [1, 20]');
});

test(
  'what examples show stays on a screen of 320 px, with forced colors and without motion',
  {tag: '@phone'},
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    await open(page, `${record}?tab=both`);
    const block = runnable(page);
    await block.locator('> pre').first().tap();
    await expect(block.getByRole('radio', {name: 'Both'})).toBeChecked();
    await block.getByRole('button', {name: 'Run'}).tap();
    await expect(block.getByRole('log')).not.toBeEmpty();
    await block.getByRole('button', {name: 'Edit'}).tap();
    await expect(block.getByRole('textbox', {name: 'Code'})).toBeFocused();
    await expectToFit(page);
    // The row of symbols scrolls.
    for (const button of await block.locator('button:visible:not(.cm-symbols > *)').all()) {
      const box = (await button.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
    const moving = await block.evaluate(
      (element) => element.getAnimations({subtree: true}).filter(({playState}) => playState === 'running').length,
    );
    expect(moving).toBe(0);
  },
);

test('printed pages leave the buttons out', {tag: '@wide'}, async ({page}) => {
  await open(page, record);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.code > .run').first()).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  const block = runnable(page);
  await block.getByRole('button', {name: 'Run'}).click();
  await expect(block.getByRole('log')).not.toBeEmpty();
  await page.emulateMedia({media: 'print'});
  await expect(block.getByRole('button')).toHaveCount(0);
});

test('an example is edited in place, runs, keeps the edit for the visit, and is brought back', async ({
  page,
  phone,
}) => {
  await open(page, record);
  const block = runnable(page);
  const source = await block.locator('> pre').first().textContent();
  const editor = await edit(block);
  await editor.press('ControlOrMeta+a');
  await editor.pressSequentially('Console.log("edited")\n', {delay: phone ? 0 : 20});
  await block.getByRole('button', {name: 'Copy'}).click();
  await copied(page).toContain('Console.log("edited")');
  await expect(block.locator('> pre').nth(1)).toContainText('console.log("edited")', {useInnerText: false});
  await block.getByRole('button', {name: 'Run'}).click();
  await expect(block.getByRole('log')).toHaveText('edited');
  await page.reload();
  await edit(block);
  await expect(editor).toContainText('Console.log("edited")');
  await block.getByRole('button', {name: 'Reset'}).click();
  await expect(block.locator('> pre').first()).toHaveText(source ?? '', {useInnerText: false});
});
