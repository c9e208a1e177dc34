/** Types on hover, completing names with the keyboard, and formatting, in the playground and in an example that is edited in place. */
import {edit, hold, open, runnable, test} from './fixtures';
import {editor, expect, link, menuButton, openPlayground, panel, show, write} from './playground-page';
import {TOOLCHAINS} from '../../src/compilers/build/toolchains';

const list = '.cm-tooltip-autocomplete [role=option]';

test('a name after a dot is completed, with its signature and comment', {tag: '@wide'}, async ({page}) => {
  await openPlayground(page);
  await write(page, false, 'let doubled = ');
  await page.keyboard.type('Array.', {delay: 20});
  await expect(page.locator(list).first()).toBeVisible();
  await page.keyboard.type('mapW', {delay: 20});
  const option = page.getByRole('option', {name: /^mapWithIndex/});
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.cm-completionInfo')).toContainText("array<'b>");
  await page.keyboard.press('Enter');
  await expect(editor(page)).toHaveText('let doubled = Array.mapWithIndex');
});

test('a name typed while the names are loading is completed once they are there', {tag: '@wide'}, async ({page}) => {
  const {asked, release} = await hold(page, /\/complete\.[^/]+\.js$/);
  await openPlayground(page);
  await write(page, false, 'let ');
  // The first question is about a name that is new, so its answer is empty. It comes after everything is typed.
  await page.keyboard.type('isOpen', {delay: 20});
  await asked;
  await page.keyboard.type(' = tru', {delay: 20});
  release();
  await expect(page.getByRole('option', {name: 'true'})).toBeVisible();
});

test('Enter after a whole name is a new line, and Escape closes the list', {tag: '@wide'}, async ({page}) => {
  await openPlayground(page);
  await write(page, false, 'let f = ');
  await page.keyboard.type('Array.length', {delay: 20});
  await expect(page.getByRole('option', {name: 'length'})).toBeVisible();
  await page.waitForTimeout(100); // CodeMirror ignores keys for a moment after the list has opened.
  await page.keyboard.type('\nlet g = Array.', {delay: 20});
  await expect(page.locator(list).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(list)).toHaveCount(0);
  await expect(editor(page).locator('.cm-line')).toHaveText(['let f = Array.length', 'let g = Array.']);
});

test('inside a call, the function’s type is shown with the parameter being written', async ({page, phone}) => {
  await openPlayground(page);
  await write(page, phone, 'let doubled = ');
  await page.keyboard.type('Array.map([1, 2], ', {delay: 60});
  const hint = page.locator('.playground-type');
  await expect(hint).toHaveText("Array.map: (array<'a>, 'a => 'b) => array<'b>");
  await expect(hint.locator('mark')).toHaveText("'a => 'b");
  await page.keyboard.type('x => x * 2)', {delay: 60});
  await expect(hint).toHaveCount(0);
  await expect(editor(page)).toHaveText('let doubled = Array.map([1, 2], x => x * 2)');
});

test(
  'after an arrow come functions for what is on its left, and the result compiles',
  {tag: '@wide'},
  async ({page}) => {
    await openPlayground(page);
    await write(page, false, 'let shouts = ');
    await page.keyboard.type('"tea"->toUp', {delay: 20});
    await expect(page.getByRole('option', {name: 'String.toUpperCase'})).toBeVisible();
    await page.waitForTimeout(100);
    await page.keyboard.press('Tab');
    await expect(editor(page)).toHaveText('let shouts = "tea"->String.toUpperCase');
    await show(page, 'JavaScript');
    await expect(panel(page, 'js')).toContainText('"tea".toUpperCase()');
  },
);

test('an example edited in place completes names of its version too', {tag: '@wide'}, async ({page}) => {
  await open(page, '/docs/manual/latest/record');
  const text = await edit(runnable(page));
  await text.press('ControlOrMeta+a');
  await text.pressSequentially('let now = Date.no', {delay: 20});
  await expect(page.getByRole('option', {name: 'now'})).toBeVisible();
});

test(
  'hovering over a name shows its type, in every version with the editor’s tool',
  {tag: ['@wide', '@versions']},
  async ({page}) => {
    for (const {version: id} of TOOLCHAINS.filter(({analysis}) => analysis !== undefined)) {
      await openPlayground(page, link('let cups = [1, 2]\n', {version: id}));
      const {x, y} = await editor(page).evaluate((content) => {
        const line = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
        while (line.nextNode()) {
          const at = line.currentNode.textContent?.indexOf('cups') ?? -1;
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(line.currentNode, at + 1);
          range.setEnd(line.currentNode, at + 3);
          return range.getBoundingClientRect().toJSON() as DOMRect;
        }
        throw new Error('The name is missing.');
      });
      // The types come after the JavaScript, so the pointer may have to come back.
      await expect(async () => {
        await page.mouse.move(x, y + 200);
        await page.mouse.move(x + 4, y + 4, {steps: 3});
        await expect(page.locator('.playground-type')).toHaveText('array<int>', {timeout: 1_500});
      }).toPass({timeout: 20_000});
    }
  },
);

test('Format formats the code like the compiler, by button and by key', async ({page, phone}) => {
  await openPlayground(page, link('let   a=1\n'));
  if (phone) await menuButton(page, phone).click();
  await page.getByRole('button', {name: 'Format'}).click();
  await expect(editor(page)).toHaveText('let a = 1');
  await write(page, phone, 'let   b=2\n');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor(page)).toHaveText('let b = 2');
});
