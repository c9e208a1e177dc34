/** What readers see whose browser has text of twice the usual size. */
import {expect, expectToFit, open, test} from './fixtures';

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
  '/docs/manual/next/api/stdlib/dict',
  '/community/overview',
  '/errors/option-used-as-value',
  '/blog',
  '/blog/the-safety-gate',
  '/syntax-lookup',
  '/syntax-lookup/as-decorator',
  '/packages',
  '/search',
  '/offline',
  '/ar',
];

test('every page fits into the window, and so do the buttons of its header', async ({page, viewport}) => {
  for (const path of PAGES) {
    await open(page, path);
    await expectToFit(page);
    const header = page.locator('.site-header');
    expect((await header.boundingBox())!.height).toBeLessThan(130);
    for (const control of await header.locator('.top-bar').locator('a, button').filter({visible: true}).all()) {
      const {x, width} = (await control.boundingBox())!;
      expect({path, fits: x >= 0 && x + width <= viewport!.width}).toEqual({path, fits: true});
    }
  }
});

test('the playground fits, and so do its menus and settings', async ({page, viewport}) => {
  await open(page, '/try');
  const bar = page.getByRole('group', {name: 'Actions'});
  const fit = async (): Promise<void> => {
    await expectToFit(page);
    const parts = page.locator(
      '[role=group][aria-label=Actions] > *, [popover]:popover-open, [role=tabpanel] :is(input, select)',
    );
    for (const part of await parts.filter({visible: true}).all()) {
      const {x, width} = (await part.boundingBox())!;
      expect({part: await part.ariaSnapshot(), x, fits: x >= 0 && x + width <= viewport!.width}).toMatchObject({
        fits: true,
      });
    }
  };
  await fit();
  for (const name of ['Examples', 'More']) {
    await bar.getByRole('button', {name}).click();
    await fit();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('tab', {name: 'Settings'}).click();
  await expect(page.getByRole('combobox', {name: 'Module system'})).toBeVisible();
  await fit();
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
