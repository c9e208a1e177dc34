/** The playground with the compilers of this machine: everything a reader does, at both widths. */
import {compressToEncodedURIComponent} from 'lz-string';
import {playgroundPath} from '../../src/lib/playground-link/link';
import {expect, open, test, type Page} from './fixtures';

const COUNTER = `module App = {
  @react.component
  let make = () => {
    let (count, setCount) = React.useState(() => 0)
    <button onClick={_ => setCount(n => n + 1)}> {React.string("Clicked ")} {React.int(count)} </button>
  }
}
`;

const editor = (page: Page) => page.locator('.cm-content');
const panel = (page: Page, name: string) => page.locator(`#playground-panel-${name}`);
const version = (page: Page) => page.getByRole('combobox', {name: 'Compiler version'});

/** Opens the playground and waits for the editor and the compilers. */
async function openPlayground(page: Page, path = '/try'): Promise<void> {
  await open(page, path);
  await expect(editor(page)).toBeVisible();
  await expect(version(page)).toBeEnabled();
}

async function show(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', {name: tab}).click();
}

/** Shows the code, which is a tab on a phone only. */
async function showCode(page: Page, phone: boolean): Promise<void> {
  if (phone) await show(page, 'Code');
}

async function write(page: Page, phone: boolean, code: string): Promise<void> {
  await showCode(page, phone);
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

const link = (code: string, more: Omit<Parameters<typeof playgroundPath>[0], 'code'> = {}) => playgroundPath({code, ...more});

test('the JavaScript follows what is typed', async ({page, phone}) => {
  await openPlayground(page);
  await write(page, phone, 'let answer = 40 + 2\n');
  await show(page, 'JavaScript');
  await expect(panel(page, 'js')).toContainText('answer = 42');
  await page.getByRole('button', {name: 'Copy JavaScript'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('answer = 42');
});

test('an error stands at its place, and the last JavaScript stays', async ({page, phone}) => {
  await openPlayground(page, link('let answer = 42\n', {version: 'v12.0.0'}));
  await expect(panel(page, 'js').locator('pre')).toHaveText(/answer = 42/, {useInnerText: false});
  await write(page, phone, 'let answer = 42\nlet text: string = answer\n');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('answer');
  await expect(page.locator('.cm-lint-marker-error')).toHaveCount(1);
  await show(page, 'JavaScript');
  await expect(panel(page, 'js')).toContainText('The code has errors');
  await expect(panel(page, 'js')).toContainText('answer = 42');
  await show(page, 'Problems');
  await expect(page.getByRole('tab', {name: 'Problems'})).toHaveAccessibleName(/1 errors, 0 warnings/);
  await panel(page, 'problems').getByRole('button', {name: 'Line 2, column 20'}).click();
  await expect(editor(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('answer');
});

test('a warning has its number, which leads to the table of the version', async ({page, context}) => {
  await openPlayground(page, link('let f = () => {\n  let unused = 1\n  2\n}\n', {version: 'v12.0.0'}));
  await expect(page.getByRole('tab', {name: 'Problems'})).toHaveAccessibleName(/0 errors, 1 warnings/);
  await show(page, 'Problems');
  const table = context.waitForEvent('page');
  await panel(page, 'problems').getByRole('link', {name: 'Warning 26'}).click();
  await expect(await table).toHaveURL(/\/docs\/manual\/next\/warning-numbers\/?#warning-26$/);
});

test('warning flags are found by words and change what is reported', async ({page}) => {
  await openPlayground(page, link('let f = () => {\n  let unused = 1\n  2\n}\n', {version: 'v12.0.0'}));
  await show(page, 'Settings');
  await page.getByRole('searchbox', {name: 'Search warnings'}).fill('26');
  await page.getByRole('combobox', {name: 'Warning 26', exact: true}).selectOption('off');
  await expect(page.getByRole('textbox', {name: 'Flags'})).toHaveValue('-26');
  await expect(page.getByRole('tab', {name: 'Problems'})).toHaveText('Problems');
  await expect(page).toHaveURL(/warnings=-26/);
  await page.getByRole('combobox', {name: 'Warning 26', exact: true}).selectOption('error');
  await expect(page.getByRole('tab', {name: 'Problems'})).toHaveAccessibleName(/1 errors/);
  await page.getByRole('textbox', {name: 'Flags'}).fill('+nonsense!');
  await expect(page.getByText('is no list of warnings')).toBeVisible();
});

test('Format prints the code as the compiler does, by button and by key', async ({page, phone}) => {
  await openPlayground(page, link('let   a=1\n'));
  await page.getByRole('button', {name: 'Format'}).click();
  await expect(editor(page)).toHaveText('let a = 1');
  await write(page, phone, 'let   b=2\n');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor(page)).toHaveText('let b = 2');
});

test('nothing runs by itself; Run writes to the console, and a loop without end is stopped', async ({page, phone}) => {
  await openPlayground(page, link('Console.log("hello from a link")\n', {version: 'v12.0.0'}));
  await expect(panel(page, 'js')).toContainText('hello from a link');
  await expect(panel(page, 'output')).toContainText('Nothing has run yet');
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(panel(page, 'output').getByRole('log')).toHaveText('hello from a link');
  await write(page, phone, 'while true {\n  ()\n}\n');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(panel(page, 'output')).toContainText('Is there a loop without an end?', {timeout: 20_000});
});

test('a React component named App is shown, and works', async ({page}) => {
  await openPlayground(page, link(COUNTER, {version: 'v12.0.0'}));
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  const app = panel(page, 'preview').frameLocator('iframe').getByRole('button');
  await expect(app).toHaveText('Clicked 0');
  await app.click();
  await expect(app).toHaveText('Clicked 1');
});

test('all five versions compile, each with its own program to begin with', async ({page}) => {
  await openPlayground(page);
  const releases = await version(page).locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(releases.map((release) => release.split('.')[0])).toEqual(['v12', 'v11', 'v10', 'v9', 'v8']);
  for (const release of releases) {
    await version(page).selectOption(release);
    await expect(page).toHaveURL(new RegExp(`version=${release}`));
    await expect(panel(page, 'js')).toContainText('a glass of water');
    await expect(page.getByRole('tab', {name: 'Problems'})).toHaveText('Problems');
  }
});

test('v8 reads Reason too', async ({page}) => {
  await openPlayground(page, link('let x = [1, 2];\nJs.log(x);\n', {version: 'v8.0.0', syntax: 're'}));
  await expect(page.getByRole('combobox', {name: 'Syntax'})).toHaveValue('re');
  await expect(panel(page, 'js')).toContainText('console.log(');
});

test('the same code is tried on all versions', async ({page}) => {
  await openPlayground(page, link('let xs = [1]->Array.map(x => x + 1)\n', {version: 'v12.0.0'}));
  await page.getByRole('button', {name: 'All versions'}).click();
  const dialog = page.getByRole('dialog', {name: 'The same code on all versions'});
  await expect(dialog.getByText('Does not compile')).toHaveCount(3, {timeout: 40_000});
  await expect(dialog.getByText('the version you use')).toHaveCount(1);
  await dialog.getByText('Compiles to other JavaScript').click();
  await expect(dialog.locator('[data-kind=added]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('what is shared opens as it was', async ({page, context, phone}) => {
  await openPlayground(page, '/try?version=v12.0.0');
  await write(page, phone, 'let shared = <div> {React.string("żółć 😀")} </div>\n');
  await show(page, 'Settings');
  await page.getByRole('combobox', {name: 'Module system'}).selectOption('commonjs');
  await page.getByRole('combobox', {name: 'JSX'}).selectOption('preserve');
  await page.getByRole('textbox', {name: 'Open modules'}).fill('Belt');
  await page.getByRole('textbox', {name: 'Flags'}).fill('+A-44');
  await show(page, 'JavaScript');
  await expect(panel(page, 'js')).toContainText('exports.shared');
  const js = await panel(page, 'js').locator('pre').textContent();
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByRole('button', {name: 'Link copied'})).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(page.url());
  for (const visitor of [page, await context.newPage()]) {
    await openPlayground(visitor, address);
    await expect(editor(visitor)).toContainText('żółć 😀');
    await show(visitor, 'JavaScript');
    await expect(panel(visitor, 'js').locator('pre')).toHaveText(js ?? '');
    await show(visitor, 'Settings');
    await expect(visitor.getByRole('combobox', {name: 'JSX'})).toHaveValue('preserve');
    await expect(visitor.getByRole('textbox', {name: 'Open modules'})).toHaveValue('Belt');
    await expect(visitor.getByRole('textbox', {name: 'Flags'})).toHaveValue('+A-44');
  }
});

test('own work is kept for the next visit, a link leaves it alone', async ({page, context, phone}) => {
  await openPlayground(page);
  await write(page, phone, 'let mine = 1\n');
  await expect(page).toHaveURL(/code=/);
  const visitor = await context.newPage();
  await openPlayground(visitor, link('let theirs = 2\n'));
  await write(visitor, phone, 'let theirs = 3\n');
  await expect(visitor).toHaveURL((url) => url.search !== new URL(link('let theirs = 2\n'), url).search);
  await openPlayground(visitor);
  await expect(editor(visitor)).toHaveText('let mine = 1');
  await expect(visitor.getByText('your code from your last visit')).toBeVisible();
  await visitor.getByRole('button', {name: 'Start over'}).click();
  await showCode(visitor, phone);
  await expect(editor(visitor)).toContainText('a glass of water');
});

test.describe('links that mean no good', () => {
  for (const [what, query, told] of [
    ['damaged', '?code=%3Cscript%3Ealert(1)%3C/script%3E', 'is damaged'],
    ['cut off', `?code=${compressToEncodedURIComponent(COUNTER).slice(0, 50)}&version=v12.0.0`, 'is damaged'],
    ['too large', `?code=${compressToEncodedURIComponent('a'.repeat(300_000))}`, 'larger than 200 kB'],
    ['of a version that is not there', `?code=${compressToEncodedURIComponent('let a = 1')}&version=v99.0.0`, 'There is no compiler of v99.0.0 here'],
  ] as const) {
    test(what, async ({page}) => {
      await openPlayground(page, `/try${query}`);
      await expect(page.getByText(told)).toBeVisible();
      expect(new URL(page.url()).search).toBe(new URL(query, 'http://localhost').search);
    });
  }

  test('that hold markup', async ({page}) => {
    await openPlayground(page, link('let x = "<img src=x onerror=alert(1)>" // <script>alert(1)</script>\n'));
    await expect(panel(page, 'js')).toContainText('<img src=x onerror=alert(1)>');
    expect(await page.locator('#playground-panel-js img, #playground-panel-code img').count()).toBe(0);
  });
});

test('without an engine the reader sees why, keeps the code and can try again', async ({page, errors}) => {
  await page.route('**/playground-api/**', (route) => route.abort());
  await open(page, link('let kept = 1\n'));
  await expect(page.getByText('can not be reached')).toBeVisible();
  await expect(editor(page)).toHaveText('let kept = 1');
  await page.unroute('**/playground-api/**');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(panel(page, 'js')).toContainText('kept = 1');
  await expect(page.getByText('can not be reached')).toBeHidden();
  expect(errors.every((error) => error.includes('net::ERR_FAILED'))).toBe(true);
  errors.length = 0;
});

test('the width of the editor follows arrow keys and the pointer, and is remembered', {tag: '@wide'}, async ({page}) => {
  await openPlayground(page);
  const separator = page.getByRole('separator', {name: 'Width of the editor'});
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

test('Escape and Tab leave the editor, Tab alone indents', {tag: '@wide'}, async ({page, phone}) => {
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

test('vim keys are a choice that stays', {tag: '@wide'}, async ({page, phone}) => {
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
    expect(await page.evaluate(() => [document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight])).toEqual([true, true]);
  }
});

test('an example of the menu opens with a version that compiles it', async ({page}) => {
  await openPlayground(page, link('let a = 1\n', {version: 'v12.0.0'}));
  await page.getByRole('button', {name: 'Examples'}).click();
  await page.getByRole('button', {name: 'Reason syntax'}).click();
  await expect(version(page)).toHaveValue(/^v8\./);
  await expect(panel(page, 'js')).toContainText('console.log(');
  await expect(page.getByRole('tab', {name: 'Problems'})).toHaveText('Problems');
});

test('an example of the manual opens with the same JavaScript as its page shows', async ({page, phone}) => {
  await open(page, '/docs/manual/latest/pipe');
  const block = page.locator('.code:has(> .try)').first();
  await block.getByText('JavaScript', {exact: true}).first().click();
  const shown = (await block.locator(':scope > pre').nth(1).textContent())!.trim();
  await block.locator('> .try').hover();
  const address = await block.locator('> .try').getAttribute('href');
  await openPlayground(page, address!);
  await showCode(page, phone);
  await expect(panel(page, 'js').locator('pre')).toHaveText(shown);
});
