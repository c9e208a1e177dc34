/** The playground with this machine's compilers: everything a reader can do, at both widths. */
import {copied, enter, test} from './fixtures';
import {
  COUNTER,
  editor,
  expect,
  link,
  menuButton,
  openPlayground,
  panel,
  show,
  showCode,
  version,
  write,
} from './playground-page';
import {TOOLCHAINS} from '../../src/compilers/build/toolchains';
import {manualPath} from '../versions';

test('the JavaScript updates while typing', async ({page, phone}) => {
  await openPlayground(page);
  await write(page, phone, 'let answer = 40 + 2\n');
  await show(page, 'JavaScript');
  await expect(panel(page, 'js')).toContainText('answer = 42');
  await page.getByRole('button', {name: 'Copy JavaScript'}).click();
  await copied(page).toContain('answer = 42');
});

test('an error is marked where it is, and the last JavaScript stays visible', async ({page, phone}) => {
  await openPlayground(page, link('let answer = 42\n', {version: 'v12.0.0'}));
  await expect(panel(page, 'js').locator('pre')).toHaveText(/answer = 42/, {useInnerText: false});
  await write(page, phone, 'let answer = 42\nlet text: string = answer\n');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('answer');
  await expect(page.locator('.cm-lint-marker-error')).toHaveCount(1);
  await show(page, 'JavaScript');
  await expect(panel(page, 'js')).toContainText('The code has errors');
  await expect(panel(page, 'js')).toContainText('answer = 42');
  await show(page, 'Problems');
  await expect(page.getByRole('tab', {name: 'Problems'})).toHaveAccessibleName(/Errors: 1, warnings: 0/);
  await panel(page, 'problems').getByRole('button', {name: 'Line 2, column 20'}).click();
  await expect(editor(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('answer');
  // The message stays, unless the code is in its place.
  await expect(page.getByRole('tab', {name: phone ? 'Code' : 'Problems'})).toHaveAttribute('aria-selected', 'true');
});

test('a typo is fixed with the button below its message, by keyboard too', async ({page, phone}) => {
  await openPlayground(page, link('let cups = 1\n', {version: 'v12.0.0'}));
  await write(page, phone, '');
  await page.keyboard.type('let n = Array.lenght([1, 2])', {delay: 20});
  await show(page, 'Problems');
  await expect(panel(page, 'problems').getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(panel(page, 'problems').getByRole('button', {name: 'Line 1, column 9'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page, 'problems').getByRole('button', {name: 'Use length'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'problems').getByRole('status')).toHaveText('The code now uses length.');
  await expect(page.getByRole('tab', {name: 'Problems'})).toBeFocused();
  await expect(panel(page, 'problems')).toContainText('No errors or warnings.');
  await showCode(page, phone);
  await expect(editor(page)).toHaveText('let n = Array.length([1, 2])');
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page)).toHaveText('let n = Array.lenght([1, 2])');
});

test('a warning has a number, which links to the version’s warning table', async ({page, context}) => {
  await openPlayground(page, link('let f = () => {\n  let unused = 1\n  2\n}\n', {version: 'v12.0.0'}));
  await expect(page.getByRole('tab', {name: 'Problems'})).toHaveAccessibleName(/Errors: 0, warnings: 1/);
  await show(page, 'Problems');
  const table = context.waitForEvent('page');
  await panel(page, 'problems').getByRole('link', {name: 'Warning 26'}).click();
  await expect(await table).toHaveURL(new RegExp(`${manualPath('v12.0.0')}/warning-numbers/?#warning-26$`));
});

test('warnings can be searched by text, and flags change what is reported', async ({page}) => {
  await openPlayground(page, link('let f = () => {\n  let unused = 1\n  2\n}\n', {version: 'v12.0.0'}));
  await show(page, 'Settings');
  await enter(page.getByRole('searchbox', {name: 'Search warnings'}), '26');
  await page.getByRole('combobox', {name: 'Warning 26', exact: true}).selectOption('off');
  await expect(page.getByRole('textbox', {name: 'Flags'})).toHaveValue('-26');
  await expect(page.getByRole('tab', {name: 'Problems'})).toHaveText('Problems');
  await expect(page).toHaveURL(/warnings=-26/);
  await page.getByRole('combobox', {name: 'Warning 26', exact: true}).selectOption('error');
  await expect(page.getByRole('tab', {name: 'Problems'})).toHaveAccessibleName(/Errors: 1/);
  await enter(page.getByRole('textbox', {name: 'Flags'}), '+nonsense!');
  await expect(page.getByText("isn\'t a list of warnings")).toBeVisible();
});

test('let? compiles once it is enabled in the settings, and the link says so', async ({page}) => {
  await openPlayground(page, link('let next = o => {\n  let? Some(x) = o\n  Some(x + 1)\n}\n', {version: 'v12.0.0'}));
  await expect(page.getByRole('tab', {name: 'Problems'})).toHaveAccessibleName(/Errors: 1/);
  await show(page, 'Settings');
  await page.getByRole('checkbox', {name: 'Enable let? (experimental)'}).check();
  await expect(page.getByRole('tab', {name: 'Problems'})).toHaveText('Problems');
  await expect(page).toHaveURL(/experimental=LetUnwrap/);
  await page.reload();
  await expect(panel(page, 'js')).toContainText('function next(o)');
});

test('nothing runs automatically; Run writes to the console, and an infinite loop is stopped', async ({
  page,
  phone,
}) => {
  await openPlayground(page, link('Console.log("hello from a link")\n', {version: 'v12.0.0'}));
  await expect(panel(page, 'js')).toContainText('hello from a link');
  await expect(panel(page, 'output')).toContainText('Nothing has run yet');
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(panel(page, 'output').getByRole('log')).toHaveText('hello from a link');
  await write(page, phone, 'let n = ref(0)\nwhile true {\n  n := n.contents + 1\n}\n');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(panel(page, 'output')).toContainText('Check for an infinite loop.', {timeout: 20_000});
});

const LOGS = `let song = {"title": "Tea", "tags": ["hot", "cold"], "more": {"deep": [1]}}
Console.log2("song", song)
let rows = Array.fromInitializer(~length=150, id => {"id": id})
Console.log(rows)
let cycle: {..} = %raw("(() => { const it = {}; it.self = it; return it })()")
Console.log(cycle)
`;

test('logged values open level by level, by keyboard too', async ({page}) => {
  await openPlayground(page, link(LOGS, {version: 'v12.0.0'}));
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  const lines = panel(page, 'output').getByRole('log').locator(':scope > div');
  await expect(lines).toHaveCount(3);
  const [song, rows, cycle] = [lines.nth(0), lines.nth(1), lines.nth(2)];
  await expect(song).toHaveText('song { title: "Tea", tags: ["hot", "cold"], more: { deep: [1] } }');
  await expect(song.locator('summary')).toHaveCount(1);
  await show(page, 'Output');
  await page.keyboard.press('Tab');
  await expect(song.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(song.getByRole('listitem')).toHaveText(['title: "Tea"', 'tags: ["hot", "cold"]', 'more: { deep: […] }']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(song.getByRole('listitem').filter({hasText: /^1: "cold"$/})).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(song.getByRole('listitem')).toHaveCount(0);
  await expect(rows.getByRole('listitem')).toHaveCount(101);
  await expect(rows.getByRole('listitem').last()).toHaveText('Not shown: 50');
  await cycle.locator('summary').click();
  await expect(cycle.getByRole('listitem')).toHaveText(['self: [circular]']);
});

test('a React component named App is rendered and works', async ({page}) => {
  await openPlayground(page, link(COUNTER, {version: 'v12.0.0'}));
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  const app = panel(page, 'preview').frameLocator('iframe').getByRole('button');
  await expect(app).toHaveText('Clicked 0');
  await app.click();
  await expect(app).toHaveText('Clicked 1');
});

test('all versions compile, each with its own initial program', {tag: ['@wide', '@versions']}, async ({page}) => {
  await openPlayground(page);
  const releases = await version(page)
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(releases.length).toBeGreaterThanOrEqual(TOOLCHAINS.length);
  for (const release of releases) {
    await version(page).selectOption(release);
    await expect(page).toHaveURL(new RegExp(`version=${release}`));
    await expect(panel(page, 'js')).toContainText('a glass of water');
    await expect(page.getByRole('tab', {name: 'Problems'})).toHaveText('Problems');
  }
});

test('v8 reads Reason too, and converts it', {tag: ['@wide', '@versions']}, async ({page}) => {
  await openPlayground(page, link('let x = [1, 2];\nJs.log(x);\n', {version: 'v8.0.0', syntax: 're'}));
  const syntax = page.getByRole('combobox', {name: 'Syntax'});
  await expect(syntax).toHaveValue('re');
  await expect(panel(page, 'js')).toContainText('console.log(');
  await syntax.selectOption('res');
  await expect(editor(page)).toContainText('let x = list{1, 2}');
  await expect(panel(page, 'js')).toContainText('console.log(');
});

test('the same code is compiled with all versions', {tag: '@versions'}, async ({page, phone}) => {
  await openPlayground(page, link('let xs = [1]->Array.map(x => x + 1)\n', {version: 'v12.0.0'}));
  if (phone) await menuButton(page, phone).click();
  await page.getByRole('button', {name: 'All versions'}).click();
  const dialog = page.getByRole('dialog', {name: 'The same code in all versions'});
  await expect(dialog.getByText("Doesn't compile")).toHaveCount(3, {timeout: 40_000});
  await expect(dialog.getByText("the version you're using")).toHaveCount(1);
  await dialog.getByText('Compiles to different JavaScript').click();
  await expect(dialog.locator('[data-kind=added]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('arrow keys and the pointer resize the editor, and its width is remembered', {tag: '@wide'}, async ({page}) => {
  await openPlayground(page);
  const separator = page.getByRole('slider', {name: 'Width of the editor'});
  await separator.focus();
  await page.keyboard.press('ArrowRight');
  await expect(separator).toHaveAttribute('aria-valuenow', '52');
  const {x, y, height} = (await separator.boundingBox())!;
  await page.mouse.move(x, y + height / 3);
  await page.mouse.down();
  await page.mouse.move(1280 * 0.3, y + height / 3, {steps: 4});
  await page.mouse.up();
  await expect(separator).toHaveAttribute('aria-valuenow', '30');
  await page.reload();
  await expect(separator).toHaveAttribute('aria-valuenow', '30');
});

test('Escape then Tab leaves the editor, and Tab alone indents', {tag: '@wide'}, async ({page, phone}) => {
  await openPlayground(page);
  await write(page, phone, 'let a = 1');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(editor(page)).toHaveText('  let a = 1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await expect(editor(page)).toHaveText('  let a = 1');
});

test('the vim keys setting is remembered', {tag: '@wide'}, async ({page, phone}) => {
  await openPlayground(page);
  await write(page, phone, 'let a = 1');
  await show(page, 'Settings');
  await page.getByRole('checkbox', {name: 'Vim keys'}).check();
  await expect(page.locator('.cm-vimMode')).toBeVisible();
  await editor(page).click();
  await page.keyboard.press('Escape');
  await page.keyboard.type('0dw');
  await expect(editor(page)).toHaveText('a = 1');
});

test('the page never scrolls sideways, down to 320 px', {tag: '@phone'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 600});
  await openPlayground(page, link(COUNTER));
  for (const tab of ['Code', 'JavaScript', 'Output', 'Preview', 'Problems', 'Settings']) {
    await show(page, tab);
    expect(
      await page.evaluate(() => [
        document.documentElement.scrollWidth <= innerWidth,
        document.documentElement.scrollHeight <= innerHeight,
      ]),
    ).toEqual([true, true]);
  }
});
