/** The playground's code as a project for Vite. */
import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import {test} from './fixtures';
import {COUNTER, expect, link, openPlayground} from './playground-page';

test('the Share menu saves the code as a project, and keys reach it', async ({page}) => {
  await openPlayground(page, link(COUNTER, {version: 'v12.0.0'}));
  await page.getByRole('button', {name: 'Share'}).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Copy link'})).toBeFocused();
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
