/** Opening the playground: shared links, the reader's own code, malicious links, examples. */
import {compressToEncodedURIComponent} from 'lz-string';
import {readPlaygroundQuery} from '../../src/compilers/core/playground-link/link';
import {routeFakeBundles} from '../support/fake-bundles';
import {copied, enter, open, test} from './fixtures';
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

test('a shared link opens the same code and settings', async ({page, context, phone}) => {
  await openPlayground(page, '/try?version=v12.0.0');
  await write(page, phone, 'let shared = <div> {React.string("żółć 😀")} </div>\n');
  await show(page, 'Settings');
  await page.getByRole('combobox', {name: 'Module system'}).selectOption('commonjs');
  await page.getByRole('combobox', {name: 'JSX'}).selectOption('preserve');
  await enter(page.getByRole('textbox', {name: 'Open modules'}), 'Belt');
  await enter(page.getByRole('textbox', {name: 'Flags'}), '+A-44');
  await show(page, 'JavaScript');
  await expect(panel(page, 'js')).toContainText('let shared = <div>');
  const js = await panel(page, 'js').locator('pre').textContent();
  await menuButton(page, phone).click();
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(page.url());
  await page.getByRole('button', {name: 'Copied'}).click();
  await page.getByRole('button', {name: 'Copy embed code'}).click();
  await copied(page).toContain(`<iframe src="${address.replace('/try', '/try/embed').replaceAll('&', '&amp;')}"`);
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

test('the reader’s own code is kept for the next visit, and a link doesn’t replace it', async ({
  page,
  context,
  phone,
}) => {
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

for (const size of [20_000, 150_000]) {
  test(
    `a program of ${size.toLocaleString('en')} characters can be reloaded and shared`,
    {tag: ['@wide', '@versions']},
    async ({page, context, phone}) => {
      const lines = Array.from(
        {length: 8_000},
        (_, at) => `let value${at} = "${((at * 2_654_435_761) >>> 0).toString(36)}"`,
      );
      const code = `let first = 1\n${lines.join('\n').slice(0, size)}`;
      await openPlayground(page, '/try?version=v12.0.0');
      await write(page, phone, code);
      await expect(page).toHaveURL(/\/try#code=/);
      await page.reload();
      await expect(editor(page)).toContainText('let first = 1');
      await menuButton(page, phone).click();
      await page.getByRole('button', {name: 'Copy link'}).click();
      await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
      const address = await page.evaluate(() => navigator.clipboard.readText());
      const visitor = await context.newPage();
      await openPlayground(visitor, address);
      await showCode(visitor, phone);
      await expect(editor(visitor)).toContainText('let first = 1');
      expect(readPlaygroundQuery(new URL(visitor.url()).hash)).toEqual({code, version: 'v12.0.0'});
      // Another program's link in the same tab only changes the fragment.
      await visitor.evaluate((to) => window.location.assign(to), address.replace(/&version=.*/, '&version=v11.0.0'));
      await expect(version(visitor)).toHaveValue(/^v11\./);
      await showCode(visitor, phone);
      await expect(editor(visitor)).toContainText('let first = 1');
    },
  );
}

test.describe('broken and malicious links', () => {
  for (const [what, query, told] of [
    ['damaged', '?code=%3Cscript%3Ealert(1)%3C/script%3E', 'is damaged'],
    ['cut off', `?code=${compressToEncodedURIComponent(COUNTER).slice(0, 50)}&version=v12.0.0`, 'is damaged'],
    ['too large', `?code=${compressToEncodedURIComponent('a'.repeat(300_000))}`, 'larger than 200 kB'],
    [
      'with an unknown version',
      `?code=${compressToEncodedURIComponent('let a = 1')}&version=v99.0.0`,
      "The v99.0.0 compiler isn't available here",
    ],
  ] as const) {
    test(what, {tag: '@wide'}, async ({page}) => {
      await openPlayground(page, `/try${query}`);
      await expect(page.getByText(told)).toBeVisible();
      expect(new URL(page.url()).search).toBe(new URL(query, 'http://localhost').search);
    });
  }

  test('with markup', {tag: '@wide'}, async ({page}) => {
    await openPlayground(page, link('let x = "<img src=x onerror=alert(1)>" // <script>alert(1)</script>\n'));
    await expect(panel(page, 'js')).toContainText('<img src=x onerror=alert(1)>');
    expect(await page.locator('#playground-panel-js img, #playground-panel-code img').count()).toBe(0);
  });
});

test(
  'without a compiler, the reader sees why and keeps the code, and the next edit tries again',
  {tag: '@native'},
  async ({page, errors, phone}) => {
    let reachable = false;
    await page.route('**/playground-api/**', (route) => route.abort());
    await routeFakeBundles(page.context(), () => reachable);
    await open(page, link('let kept = 1\n', {version: 'v12.1.0'}));
    await expect(page.getByText("The v12.1.0 compiler couldn't be loaded.").first()).toBeVisible();
    await showCode(page, phone);
    await expect(editor(page)).toHaveText('let kept = 1');
    reachable = true;
    await editor(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('// again');
    if (phone) await show(page, 'JavaScript');
    await expect(panel(page, 'js')).toContainText('"compiler-builtins"');
    await expect(page.getByText("couldn't be loaded")).toBeHidden();
    expect(errors.every((error) => /net::ERR_FAILED|couldn't be loaded/.test(error))).toBe(true);
    errors.length = 0;
  },
);

test('with bundles too, a button fixes a typo', {tag: '@native'}, async ({page, errors, phone}) => {
  await page.route('**/playground-api/**', (route) => route.abort());
  await routeFakeBundles(page.context());
  await openPlayground(page, link('// typo\n', {version: 'v12.1.0'}));
  await write(page, phone, '// typo\n');
  await page.keyboard.type('let n = ("é", Array.lenght([1, 2]))', {delay: 20});
  await show(page, 'Problems');
  await panel(page, 'problems').getByRole('button', {name: 'Use length'}).click();
  await show(page, 'JavaScript');
  await expect(panel(page, 'js')).toContainText('"compiler-builtins"');
  await expect(panel(page, 'js')).not.toContainText('The code has errors');
  await showCode(page, phone);
  await expect(editor(page)).toContainText('let n = ("é", Array.length([1, 2]))');
  expect(errors.every((error) => error.includes('net::ERR_FAILED'))).toBe(true);
  errors.length = 0;
});

test('the menu at its button has the examples of the chosen version', {tag: '@versions'}, async ({page, phone}) => {
  await openPlayground(page, link('let a = 1\n', {version: 'v12.0.0'}));
  const button = page.getByRole('button', {name: 'Examples'});
  await button.click();
  const menu = page.locator('#playground-examples');
  await expect(menu.getByRole('button', {name: 'Hello, variants'})).toHaveCount(1);
  await expect(menu.getByRole('button', {name: 'Reason syntax'})).toHaveCount(0);
  const [opener, list] = [(await button.boundingBox())!, (await menu.boundingBox())!];
  // On a phone, the buttons are at the bottom.
  const gap = phone ? opener.y - list.y - list.height : list.y - opener.y - opener.height;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(10);
  expect(list.x).toBeLessThanOrEqual(opener.x);
  expect(list.x + list.width).toBeGreaterThan(opener.x);
  await page.keyboard.press('Escape');
  await version(page).selectOption({label: await version(page).locator('option', {hasText: 'v8'}).first().innerText()});
  await button.click();
  await page.getByRole('button', {name: 'Reason syntax'}).click();
  await expect(version(page)).toHaveValue(/^v8\./);
  await expect(panel(page, 'js')).toContainText('console.log(');
  await expect(page.getByRole('tab', {name: 'Problems'})).toHaveText('Problems');
});

test('an example from the manual opens with the JavaScript its page shows', async ({page, phone}) => {
  await open(page, '/docs/manual/latest/pipe');
  const block = page.locator('.code:has(> .try)').first();
  await block.getByText('JavaScript', {exact: true}).first().click();
  const shown = (await block.locator(':scope > pre').nth(1).textContent())!.trim();
  const link = block.locator('> .try');
  await link.hover();
  await expect(link).toHaveAttribute('href', /code=/);
  await openPlayground(page, (await link.getAttribute('href'))!);
  await showCode(page, phone);
  await expect(panel(page, 'js').locator('pre')).toHaveText(shown);
});
