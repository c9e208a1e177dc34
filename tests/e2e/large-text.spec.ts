/** What readers see whose browser has text of twice the usual size. */
import type {Locator} from 'playwright/test';
import {expect, expectToFit, open, test, type Page} from './fixtures';

test.use({
  launchOptions: async ({launchOptions}, provide) =>
    provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
    }),
});

/** One page of each template. */
const PAGES = [
  '/',
  '/docs/manual/latest/installation',
  '/docs/manual/latest/learn-records',
  '/docs/manual/next/build-configuration-schema',
  '/docs/manual/latest/warning-numbers',
  '/docs/manual/v8.0.0/introduction',
  '/docs/manual/next/api/stdlib/dict',
  '/community/overview',
  '/errors/option-used-as-value',
  '/blog',
  '/blog/the-safety-gate',
  '/blog/tags',
  '/blog/archive',
  '/syntax-lookup',
  '/syntax-lookup/as-decorator',
  '/packages',
  '/search',
  '/offline',
  '/ar',
];

/** The parts that are shown, but not whole. */
const cutOff = (parts: Locator) =>
  expect.poll(() =>
    parts.evaluateAll((all) =>
      all
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const {left, right} = part.getBoundingClientRect();
          return left < 0 || right > window.innerWidth;
        })
        .map(({outerHTML}) => outerHTML),
    ),
  );

/** The words of the title and of dates that continue on another line. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.locator('main :is(h1, time)').evaluateAll((all) =>
    all.flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const {0: word, index} of (text.nodeValue ?? '').matchAll(element.matches('h1') ? /\S+/g : /.+/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({top}) => top)).size > 1) broken.push(word);
        }
      return broken;
    }),
  );

/** Buttons of examples without room for their label. */
const squeezed = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.code:not(.demo) > :is(button, a)')
    .evaluateAll((all) =>
      all.filter((button) => button.scrollWidth > button.clientWidth).map((button) => button.outerHTML),
    );

for (const path of PAGES)
  test(`${path} fits into the window, and so do its words and buttons`, async ({page}) => {
    await open(page, path);
    await expectToFit(page);
    expect(await brokenWords(page)).toEqual([]);
    expect(await squeezed(page)).toEqual([]);
    const header = page.locator('.site-header');
    expect((await header.boundingBox())?.height).toBeLessThan(130);
    await cutOff(header.locator('.top-bar :is(a, button)')).toEqual([]);
  });

test('the playground fits, and so do its menus and settings', async ({page}) => {
  await open(page, '/try');
  const bar = page.getByRole('group', {name: 'Actions'});
  const fits = async (): Promise<void> => {
    await expectToFit(page);
    await cutOff(bar.locator('button').or(page.locator(':popover-open'))).toEqual([]);
  };
  for (const name of ['Examples', 'More']) {
    await bar.getByRole('button', {name}).click();
    await fits();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('tab', {name: 'Settings'}).click();
  await expect(page.getByRole('combobox', {name: 'Module system'})).toBeVisible();
  await cutOff(page.getByRole('tabpanel').locator('input, select')).toEqual([]);
});

test('the playground in a frame of another page fits', async ({page}) => {
  await open(page, '/try/embed');
  await expect(page.getByRole('button', {name: 'Run'})).toBeEnabled();
  await expectToFit(page);
  await cutOff(page.getByRole('group', {name: 'Actions'}).locator('a, button, select')).toEqual([]);
});

test('the signs of the 404 page are in one row', async ({page, errors}) => {
  await open(page, '/404.html');
  const tops = await page
    .locator('main > div[aria-hidden] > svg')
    .evaluateAll((all) => all.map((sign) => sign.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  errors.length = 0;
});

test('a checkbox is as large as its text', async ({page}) => {
  await open(page, '/packages');
  const box = await page.getByRole('checkbox', {name: 'Include outdated'}).boundingBox();
  expect(box?.width).toBeGreaterThan(20);
});

test('the tabs of an example have a row above its buttons', {tag: '@phone'}, async ({page}) => {
  await open(page, '/docs/manual/latest/record');
  const block = page.locator('.code', {has: page.getByRole('button', {name: 'Edit'})}).first();
  const [tabs, edit] = [
    await block.getByRole('radiogroup').boundingBox(),
    await block.getByRole('button', {name: 'Edit'}).boundingBox(),
  ];
  expect(tabs!.y + tabs!.height).toBeLessThanOrEqual(edit!.y);
});
