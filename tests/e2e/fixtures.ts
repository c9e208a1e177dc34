/** Shared by the browser tests: a page that fails the test on any error it logs, and the two widths. */
import {expect, test as base, type Locator, type Page} from 'playwright/test';

export {expect};
export type {Page};

export const test = base.extend<{readonly errors: string[]; readonly phone: boolean}>({
  /** Errors on the page and in its console. A test fails if any are left at the end. */
  errors: [
    async ({page}, provide) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      // A person acts later, when the page is laid out whole.
      const partial = page.locator('html[data-first-frame]');
      const layOut = () => document.documentElement.removeAttribute('data-first-frame');
      await page.addLocatorHandler(partial, () => page.evaluate(layOut), {noWaitAfter: true});
      await provide(errors);
      expect(errors).toEqual([]);
    },
    {auto: true},
  ],
  phone: async ({viewport}, provide) => provide((viewport?.width ?? 0) < 500),
});

/** Opens a page and waits until its script has run, and until React has taken an application over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-application]:not([data-started])')).toHaveCount(0);
}

/** Holds back the files with this address until `release` is called. */
export async function hold(page: Page, files: RegExp): Promise<{readonly asked: Promise<unknown>; release(): void}> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest(files);
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return {asked, release};
}

/** Puts a text into the clipboard and pastes it where the focus is. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** The text in the clipboard. It may arrive after the click that copies it. */
export const copied = (page: Page) => expect.poll(() => page.evaluate(() => navigator.clipboard.readText()));

/** Between two keys, in milliseconds: a fast writer. Answers come while the next key is on its way. */
const KEY_DELAY = 40;

/** Replaces what a field holds, key by key as a person does: pasting a value at once hides what happens in between. */
export async function enter(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await field.pressSequentially(text, {delay: KEY_DELAY});
  await expect(field).toHaveValue(text);
}

/** Nothing is wider than the window. A new address is there before its style sheet, so the page has loaded first. */
export async function expectToFit(page: Page): Promise<void> {
  await page.waitForLoadState();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Scrolls down to the end, as a reader would, with two frames at each place. */
export const readAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const {scrollHeight} = document.body;
    for (let top = 0; top <= scrollHeight; top += 500) {
      window.scrollTo(0, top);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });

/** The first example of a page that can be run and edited. */
export const runnable = (page: Page): Locator =>
  page.locator('.code', {has: page.getByRole('button', {name: 'Run'})}).first();

/** Opens an example's editor, and returns its field. */
export async function edit(block: Locator): Promise<Locator> {
  await block.locator('> pre').first().hover();
  await block.getByRole('button', {name: 'Edit'}).click();
  const field = block.getByRole('textbox', {name: 'Code'});
  await expect(field).toBeFocused();
  return field;
}
