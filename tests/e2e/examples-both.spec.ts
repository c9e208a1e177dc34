/** Source and JavaScript of an example together, and the lines that belong together. */
import type {Locator} from 'playwright/test';
import {copied, expect, expectToFit, open, test, type Page} from './fixtures';

const record = '/docs/manual/latest/record';

/** The block about a function of several lines. */
const functionBlock = (page: Page): Locator => page.locator('.code', {hasText: 'let sellSeat = trip =>'}).first();

test('both are shown together, on all pages and before anything moves, until another tab is chosen', async ({page}) => {
  await open(page, record);
  const block = functionBlock(page);
  const [source, js] = [block.locator('> pre').first(), block.locator('> pre').nth(1)];
  await source.scrollIntoViewIfNeeded();
  await source.hover();
  await expect(js).toBeHidden();
  await block.getByRole('radio', {name: 'Both'}).check();
  await expect(source).toBeVisible();
  await expect(js).toBeVisible();
  await block.getByRole('button', {name: 'Copy'}).click();
  await copied(page).toContain('let sellSeat = trip =>');
  await open(page, '/docs/manual/latest/function');
  await expect(page.locator('.code:has([value=js]) > pre:nth-of-type(2)').first()).toBeVisible();
  const first = page.locator('.code:has([value=js])').first();
  await expect(first.getByRole('radio', {name: 'Both'})).toBeChecked();
  await first.getByRole('radio', {name: 'JavaScript'}).check();
  await expect(first.locator('> pre').first()).toBeHidden();
  await expect(first.locator('> pre').nth(1)).toBeVisible();
});

test(
  'both are next to each other on a wide screen, and lines that belong together light up',
  {tag: '@wide'},
  async ({page}) => {
    await page.setViewportSize({width: 1680, height: 900});
    await open(page, `${record}?tab=both`);
    const block = functionBlock(page);
    const [source, js] = [block.locator('> pre').first(), block.locator('> pre').nth(1)];
    const [left, right] = [(await source.boundingBox())!, (await js.boundingBox())!];
    expect(right.x).toBeGreaterThanOrEqual(left.x + left.width - 1);
    expect(Math.abs(right.y - left.y)).toBeLessThan(2);
    await expectToFit(page);
    const lit = (): Promise<readonly string[]> =>
      page.evaluate(() => [...(CSS.highlights.get('example-lines') ?? [])].map((range) => (range as Range).toString()));
    await source.hover({position: {x: 5, y: 5}});
    await expect(block.getByRole('radio', {name: 'Both'})).toBeChecked();
    await page.waitForLoadState('networkidle');
    await source.hover({position: {x: 60, y: 22}});
    await expect.poll(async () => (await lit()).length).toBe(2);
    expect((await lit())[0]).toMatch(/^let sellSeat = trip => \{[^]*\}$/);
    expect((await lit())[1]).toMatch(/^function sellSeat\(trip\) \{[^]*\}$/);
    await page.mouse.move(2, 2);
    expect(await lit()).toEqual([]);
    await js.focus();
    await expect(js).toHaveAttribute('aria-description', /Press Enter/);
    await js.press('Enter');
    const [first] = await lit();
    expect(first).not.toBe('');
    for (let step = 0; step < 10 && !(await lit())[1]?.startsWith('function sellSeat'); step++)
      await js.press('ArrowDown');
    expect((await lit())[0]).toMatch(/^let sellSeat = trip => \{[^]*\}$/);
    await expect(page.locator('#status')).toContainText('let sellSeat = trip');
    await js.press('Escape');
    expect(await lit()).toEqual([]);
    await js.press('Enter');
    expect((await lit())[0]).toBe(first);
    await page.keyboard.press('Tab');
    expect(await lit()).toEqual([]);
  },
);
