/** The playground's code as a project for Vite. */
import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import {test} from './fixtures';
import {COUNTER, expect, link, menuButton, openPlayground} from './playground-page';

test('the Share menu saves the code as a project, and keys reach it', async ({page, phone}) => {
  await openPlayground(page, link(COUNTER, {version: 'v12.0.0'}));
  await menuButton(page, phone).focus();
  await page.keyboard.press('Enter');
  for (const name of [...(phone ? ['All versions', 'Format'] : []), 'Copy link']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name})).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await saved;
  expect(download.suggestedFilename()).toBe('rescript-playground.zip');
  const files = unzipSync(readFileSync(await download.path()));
  const read = (file: string): string => strFromU8(files[file] ?? new Uint8Array());
  expect(read('src/Playground.res')).toBe(COUNTER);
  expect(read('src/main.js')).toContain('createElement(App.make)');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    scripts: {dev: 'rescript && vite'},
    dependencies: {
      rescript: expect.stringMatching(/^12\.\d+\.\d+$/) as unknown,
      '@rescript/react': expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
    },
  });
  await expect(page.getByRole('button', {name: 'Copy link'})).toBeHidden();
});
