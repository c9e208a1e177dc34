/** What phones show, and where things begin at every width. */
import {copied, expect, expectToFit, open, test, type Page} from './fixtures';
import {editor, link, menuButton, openPlayground, version} from './playground-page';

const record = '/docs/manual/latest/record';
const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

test(
  'one row comes before the heading: contents, breadcrumbs and the menu of the page',
  {tag: '@phone'},
  async ({page}) => {
    for (const path of [record, '/docs/manual/next/api/stdlib/array', '/community/overview']) {
      await open(page, path);
      for (const width of [375, 320]) {
        await page.setViewportSize({width, height: 700});
        const head = await box(page, '.docs-head');
        expect(head.height).toBeLessThanOrEqual(40);
        const children = page.locator('.docs-head > :visible');
        const middles = await children.evaluateAll((all) =>
          all.map((child) => {
            const {top, height, right} = child.getBoundingClientRect();
            return {middle: Math.round(top + height / 2), fits: right <= window.innerWidth};
          }),
        );
        expect(middles.length).toBe(3);
        expect(new Set(middles.map(({middle}) => middle)).size).toBe(1);
        expect(middles.every(({fits}) => fits)).toBe(true);
        await expectToFit(page);
      }
    }
  },
);

test('the tabs of an example fit beside its buttons or above them', {tag: '@phone'}, async ({page}) => {
  await open(page, record);
  const example = page.locator('.code', {has: page.getByRole('button', {name: 'Run'})}).first();
  for (const width of [390, 375, 360, 320]) {
    await page.setViewportSize({width, height: 700});
    const hidden = await example.getByRole('radiogroup').evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth);
    expect(hidden).toBe(0);
  }
});

test('the page is copied from its menu, which closes on Escape and beside it', {tag: '@phone'}, async ({page}) => {
  await open(page, record);
  const menu = page.locator('#page-tools');
  const toggle = page.getByRole('button', {name: 'Page menu'});
  await expect(menu).toBeHidden();
  await toggle.tap();
  await expect(menu).toBeVisible();
  const [button, shown] = [await toggle.boundingBox(), await menu.boundingBox()];
  expect(shown!.y).toBeGreaterThanOrEqual(button!.y + button!.height - 4);
  expect(shown!.y).toBeLessThan(button!.y + button!.height + 16);
  await menu.getByRole('button', {name: 'Copy page'}).tap();
  await copied(page).toMatch(/^# Record\n/);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await toggle.tap();
  await page.touchscreen.tap(40, 600);
  await expect(menu).toBeHidden();
});

test('in a low window, such as one at 400 percent, the bars scroll away with the page', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await open(page, record);
  await page.mouse.wheel(0, 900);
  await expect(page.locator('html')).toHaveAttribute('data-bars-hidden');
  await page.mouse.wheel(0, -60);
  await expect(page.locator('html')).not.toHaveAttribute('data-bars-hidden');
  const {y, height} = await box(page, '.site-header');
  expect(y + height).toBeLessThanOrEqual(0);
  await openPlayground(page, link('let a = 1'));
  await page.mouse.move(160, 30);
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => (await box(page, '.site-header')).y).toBeLessThan(0);
});

test('no button covers code', async ({page}) => {
  for (const path of ['latest/installation', 'latest/record', 'next/api/stdlib/dict'].map(
    (name) => `/docs/manual/${name}`,
  )) {
    await open(page, path);
    const covered = await page.locator('.code').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const code = [...block.querySelectorAll(':scope > pre')].map((pre) => pre.getBoundingClientRect());
        return [...block.querySelectorAll(':scope > :is(button, a)')]
          .filter((control) => {
            const {left, right, top, bottom} = control.getBoundingClientRect();
            return code.some((at) => left < at.right && right > at.left && top < at.bottom && bottom > at.top);
          })
          .map((control) => `${control.textContent} on ${block.textContent}`);
      }),
    );
    expect(covered).toEqual([]);
  }
});

test('the version menu is as wide as what opens it', async ({page, phone}) => {
  await open(page, record);
  if (phone) await page.getByRole('button', {name: 'Contents'}).tap();
  await page.locator('.version-picker summary').click();
  const [trigger, menu] = [await box(page, '.version-picker summary'), await box(page, '.version-picker ul')];
  expect([menu.x, menu.width]).toEqual([trigger.x, trigger.width]);
});

test('header, content and footer have one left edge', async ({page, phone}) => {
  const content: Readonly<Record<string, string>> = {
    '/': 'main h1',
    [record]: phone ? 'main h1' : '.version-picker',
    '/community/overview': phone ? 'main h1' : '.docs-sidebar ul',
    '/blog': 'main h1',
    '/packages': 'main h1',
    '/syntax-lookup': 'main h1',
  };
  for (const [path, selector] of Object.entries(content)) {
    await open(page, path);
    for (const width of phone ? [320, 375, 768] : [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      const start = async (of: string): Promise<number> => Math.round((await box(page, of)).x);
      expect({width, path, content: await start(selector), footer: await start('.footer-columns')}).toEqual({
        width,
        path,
        content: await start('.home-link'),
        footer: await start('.home-link'),
      });
    }
  }
});

test('the footer leads to every part of the site, in the version being read', async ({page}) => {
  await open(page, '/docs/manual/v10.0.0/introduction');
  const explore = page.getByRole('navigation', {name: 'Explore'});
  await expect(explore.getByRole('link')).toHaveText([
    'Docs',
    'API',
    'Playground',
    'Compiler errors',
    'Blog',
    'Packages',
  ]);
  expect(await explore.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/docs/manual/v10.0.0/introduction',
    '/docs/manual/v10.0.0/api',
    '/try',
    '/errors',
    '/blog',
    '/packages',
  ]);
  await open(page, '/blog');
  await expect(explore.getByRole('link', {name: 'API'})).toHaveAttribute('href', '/docs/manual/v10.0.0/api');
});

test('the list of shortcuts has a backdrop and closes by its button', async ({page}) => {
  await open(page, record);
  await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
  const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await expect(dialog).toBeVisible();
  const backdrop = await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
  expect(backdrop).not.toMatch(/^(?:transparent|rgba\(0, 0, 0, 0\))$/);
  await dialog.getByRole('button', {name: 'Close the list of shortcuts'}).click();
  await expect(dialog).toBeHidden();
});

test(
  'on a phone the buttons are in reach of the thumb, and symbols are one tap away',
  {tag: '@phone'},
  async ({page}) => {
    for (const width of [375, 320]) {
      await page.setViewportSize({width, height: 640});
      await openPlayground(page, link('let   a=1\n'));
      await expect(version(page).locator(':checked')).toHaveText(/^v[\d.]+$/);
      const bar = page.getByRole('group', {name: 'Actions'});
      for (const button of await bar.getByRole('button').all()) {
        const {x, y, width: wide, height} = (await button.boundingBox())!;
        expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
        expect(y).toBeGreaterThan(640 - 64);
        expect(x + wide).toBeLessThanOrEqual(width);
      }
      await expect(bar.getByRole('button')).toHaveText(['Examples', 'More', 'Run']);
      await menuButton(page, true).tap();
      await page.getByRole('button', {name: 'Format'}).tap();
      await expect(editor(page)).toHaveText('let a = 1');
      const symbols = page.getByRole('toolbar', {name: 'Symbols'});
      await editor(page).tap();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('switch a ');
      await symbols.getByRole('button', {name: '{', exact: true}).tap();
      await symbols.getByRole('button', {name: '|', exact: true}).tap();
      await page.keyboard.type(' _ ');
      await symbols.getByRole('button', {name: '=>', exact: true}).tap();
      await page.keyboard.type(' 2');
      await expect(editor(page)).toContainText('switch a {| _ => 2}');
      await symbols.getByRole('button').first().focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
      await expect(editor(page)).toContainText('switch a {| _ => 2=>}');
      await expect(editor(page)).toBeFocused();
      await page.getByRole('button', {name: 'Run'}).focus();
      // Otherwise what's below would move from under the finger.
      await expect(symbols).toBeVisible();
    }
  },
);
