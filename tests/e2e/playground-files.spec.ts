/** Programs with several files: tabs, names, links. */
import {test} from './fixtures';
import {editor, expect, link, openPlayground, panel, show, showCode, write} from './playground-page';

const FILES = [
  {name: 'User.resi', code: 'let greet: string => string\n'},
  {name: 'User.res', code: 'let mark = "!"\nlet greet = name => "Hello " ++ name ++ mark\n'},
];
const shared = link('Console.log(User.greet("Ada"))\n', {version: 'v12.0.0', files: FILES});

test('a link opens all files, which compile, run, and name their problems', async ({page, phone}) => {
  await openPlayground(page, shared);
  const tab = (name: string) => page.getByRole('tab', {name, exact: true});
  await expect(tab('Playground.res')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(panel(page, 'output')).toContainText('Hello Ada!');

  await showCode(page, phone);
  await tab('Playground.res').focus();
  await page.keyboard.press('End');
  await expect(tab('User.res')).toBeFocused();
  await expect(editor(page)).toContainText('Hello');
  await show(page, 'JavaScript');
  await expect(panel(page, 'js')).toContainText('function greet(name)');

  await write(page, phone, 'let greet = name => 1 + name\n');
  await showCode(page, phone);
  await tab('Playground.res').click();
  await show(page, 'Problems');
  await panel(page, 'problems').getByRole('button', {name: 'User.res: Line 1'}).first().click();
  await expect(tab('User.res')).toHaveAttribute('aria-selected', 'true');
  await expect(editor(page)).toBeFocused();
});

test('files are added, named, deleted and brought back with keys, and the address has them', async ({page, phone}) => {
  await openPlayground(page, link('let a = 1\n', {version: 'v12.0.0'}));
  await showCode(page, phone);
  await page.getByRole('button', {name: 'Add file'}).focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', {name: 'File name'});
  await expect(name).toBeFocused();
  await page.keyboard.type('playground');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({hasText: 'Playground is the main file'})).toBeVisible();
  await name.fill('shop');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.insertText('let open_ = true');

  const tab = page.getByRole('tab', {name: 'Shop.res'});
  await tab.focus();
  await page.keyboard.press('F2');
  await expect(name).toHaveValue('Shop.res');
  await page.keyboard.press('Escape');
  await expect(tab).toBeFocused();
  await expect(page).toHaveURL(/[?&]files=/);
  await page.keyboard.press('Delete');
  await expect(tab).toHaveCount(0);
  await expect(page).not.toHaveURL(/[?&]files=/);
  await page.getByRole('button', {name: 'Undo'}).focus();
  await page.keyboard.press('Enter');
  await expect(tab).toBeFocused();
  await expect(page).toHaveURL(/[?&]files=/);

  await page.reload();
  await showCode(page, phone);
  await page.getByRole('tab', {name: 'Shop.res'}).click();
  await expect(editor(page)).toHaveText('let open_ = true');
});

test('a list of names that is open ends with its file', {tag: '@wide'}, async ({page}) => {
  await openPlayground(page, link('let a = 1\n', {version: 'v12.0.0'}));
  await page.getByRole('button', {name: 'Add file'}).click();
  await expect(page.getByRole('textbox', {name: 'File name'})).toBeFocused();
  await page.keyboard.type('shop');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('let isOpen = tru');
  await expect(page.locator('.cm-tooltip-autocomplete')).toBeVisible();
  // The list is placed in the next frame. By then, the editor has the shorter file.
  await page.getByRole('tab', {name: 'Playground.res'}).evaluate((tab: HTMLElement) => {
    const options = {key: 'Backspace', keyCode: 8, bubbles: true, cancelable: true};
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', options));
    tab.click();
  });
  await expect(editor(page)).toHaveText('let a = 1');
  await expect(page.locator('.cm-tooltip-autocomplete')).toHaveCount(0);
});

test('a frame in another page shows the files, and doesn’t change them', async ({page, phone}) => {
  await openPlayground(page, shared.replace('/try?', '/try/embed?'));
  await showCode(page, phone);
  await page.getByRole('tab', {name: 'User.resi'}).click();
  await expect(editor(page)).toContainText('string => string');
  await expect(page.getByRole('button', {name: /file|User/})).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'Open in playground'})).toHaveAttribute('href', /[?&]files=/);
});

test('an example with several files opens with all of them', async ({page}) => {
  await page.goto('/docs/manual/next/module');
  await page.locator('.code > .try[data-source]').first().click();
  await expect(editor(page)).toBeVisible();
  await expect(page).toHaveURL(/[?&]files=/);
  const files = page.getByRole('tablist', {name: 'Files'});
  await expect(files.getByRole('tab', {name: 'Playground.res'})).toHaveCount(1);
  await expect(files.getByRole('tab')).not.toHaveCount(1);
});
