/** Hostile code in an example that is edited in place: the compiler’s gate and the frame hold. */
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Locator} from 'playwright/test';
import {attacksOf, lookalikesOf, SECRET, type Attack} from '../support/attacks';
import {edit, expect, open, runnable, test, type Page} from './fixtures';

const record = '/docs/manual/latest/record';

const rewrite = async (page: Page, code: string): Promise<Locator> => {
  await open(page, record);
  const block = runnable(page);
  await (await edit(block)).press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  return block;
};

test('compiler options are refused by the gate', {tag: '@wide'}, async ({page}) => {
  const block = await rewrite(page, '@@config({flags: ["-bs-cmi-only"]})\nConsole.log(1)\n');
  await expect(block.getByRole('status').filter({hasText: 'config'})).toBeVisible();
  await block.getByRole('button', {name: 'Run'}).click();
  await expect(block.getByRole('log')).toHaveCount(0);
});

test('every form of attack is refused, and starts, reads and writes nothing', {tag: '@wide'}, async ({page}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'edited-'));
  try {
    writeFileSync(path.join(folder, 'secret.res'), `let ${SECRET} = 1\n`);
    const block = await rewrite(page, 'Console.log("start")\n');
    const js = block.locator('> pre').nth(1);
    await expect(js).toContainText('start', {useInnerText: false});
    const shown = await js.textContent();
    const plant = async ({name, code}: Attack): Promise<void> => {
      const answered = page.waitForResponse(
        (response) =>
          response.url().endsWith('/playground-api/compile') &&
          response.request().postData()?.includes(`// ${name}`) === true,
      );
      await block.getByRole('textbox', {name: 'Code'}).press('ControlOrMeta+a');
      await page.keyboard.insertText(`${code}// ${name}.\n`);
      expect(await (await answered).text()).not.toContain(SECRET);
    };
    const attacks = attacksOf(folder, ['res']);
    expect(attacks.length).toBeGreaterThan(30);
    for (const attack of attacks) await plant(attack);
    expect(await js.textContent()).toBe(shown);
    for (const lookalike of lookalikesOf(folder)) await plant({...lookalike, name: 'it looks like one'});
    expect(readdirSync(folder)).toEqual(['secret.res']);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('the program cannot reach the page, and an endless loop ends', {tag: '@wide'}, async ({page}) => {
  const reach = await rewrite(
    page,
    'let cookies: string = %raw("window.parent.document.cookie")\nConsole.log(cookies)\n',
  );
  await expect(reach.locator('> pre').nth(1)).toContainText('parent', {useInnerText: false});
  await reach.getByRole('button', {name: 'Run'}).click();
  await expect(reach.getByRole('log')).toContainText('SecurityError');
  const loop = await rewrite(
    page,
    'Console.log("on")\nlet turns = ref(0)\nwhile turns.contents >= 0 {\n  turns := 1\n}\n',
  );
  await expect(loop.locator('> pre').nth(1)).toContainText('while', {useInnerText: false});
  await loop.getByRole('button', {name: 'Run'}).click();
  await expect(loop.getByRole('status').filter({hasText: 'endless loop'})).toBeVisible({timeout: 15_000});
});
