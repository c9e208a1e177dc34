/** The playground in a page of another origin, with the site's headers. */
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {FrameLocator, Page} from 'playwright/test';
import {COUNTER, link} from '../e2e/playground-page';
import {html} from '../../src/kit/core/html';
import {expect, test} from './fixtures';

const patient = expect.configure({timeout: 20_000});

let server: Server;
let foreign: string;
test.beforeAll(async () => {
  server = createServer(({url = ''}, response) => {
    const address = new URL(url, 'http://localhost').searchParams.get('frame') ?? '';
    const page = html`<!doctype html><html lang="en"><title>Someone's page</title>
      <button>Before</button>
      <iframe src="${address}" title="Playground" width="100%" height="600"></iframe>
      <button>After</button></html>`;
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end(String(page));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  foreign = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.beforeEach(async ({page, compilers}) => {
  await page.route('**/playground-api/**', (route) => {
    const {pathname} = new URL(route.request().url());
    return route
      .fetch({url: compilers + pathname, headers: {...route.request().headers(), origin: compilers}})
      .then((response) => route.fulfill({response}));
  });
});

// A test may end while the last edit is still being compiled.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/** Opens a page of the other origin that shows an address in a frame. */
async function embed(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(`${foreign}/?frame=${encodeURIComponent(address)}`);
  return page.frameLocator('iframe[title=Playground]');
}

const program = (code: string): string => link(code, {version: 'v12.0.0'});

test('a reader edits, compiles and runs code in another site’s page, and opens it in the playground', async ({
  page,
  origin,
}) => {
  const frame = await embed(page, origin + program('Console.log("from the link")\n').replace('/try', '/try/embed'));
  await patient(frame.locator('#playground-panel-js')).toContainText('console.log("from the link")');
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await expect(frame.getByRole('tab')).toHaveText(['JavaScript', 'Output', 'Preview', 'Problems']);
  await frame.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Console.log("typed here")');
  await patient(frame.locator('#playground-panel-js')).toContainText('console.log("typed here")');
  await frame.getByRole('button', {name: 'Run', exact: true}).click();
  await patient(frame.locator('#playground-panel-output').getByRole('log')).toHaveText('typed here');
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', {name: 'Open in playground'}).click();
  const whole = await opened;
  await patient(whole.locator('.cm-content')).toHaveText('Console.log("typed here")');
  await expect(whole).toHaveURL((url) => url.origin === origin && url.pathname === '/try');
  await expect(whole.getByRole('banner')).toBeVisible();
});

test('a component is shown in the frame’s own frame', async ({page, origin}) => {
  const frame = await embed(page, origin + program(COUNTER).replace('/try', '/try/embed'));
  await patient(frame.locator('#playground-panel-js')).toContainText('useState');
  await frame.getByRole('button', {name: 'Run', exact: true}).click();
  const button = frame.frameLocator('iframe').getByRole('button');
  await button.click();
  await expect(button).toHaveText('Clicked 1');
});

test('code from the address never runs by itself, whatever the reader has chosen in the playground', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/try?version=v12.0.0`);
  await page.evaluate(() => localStorage.setItem('playground-auto-run', 'on'));
  const frame = await embed(page, origin + program('Console.log("ran")\n').replace('/try', '/try/embed'));
  await patient(frame.locator('#playground-panel-js')).toContainText('console.log("ran")');
  await frame.getByRole('tab', {name: 'Output'}).click();
  await expect(frame.locator('#playground-panel-output')).toContainText('Nothing has run yet');
  await expect(frame.locator('iframe')).toHaveCount(0);
});

test('the embedded form leaves the reader’s work alone, and ?embed asks for it', async ({page, origin}) => {
  const mine = program('let mine = 1\n').slice('/try'.length);
  await page.goto(`${origin}/try?version=v12.0.0`);
  await page.evaluate((query) => localStorage.setItem('playground-session', query), mine);
  for (const address of ['/try/embed', program('let theirs = 2\n').replace('/try', '/try/embed')]) {
    const frame = await embed(page, origin + address);
    await patient(frame.getByRole('link', {name: 'Open in playground'})).toBeVisible();
    await expect(frame.locator('.cm-content')).not.toContainText('mine');
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await frame.locator('.cm-content').click();
    await page.keyboard.type('// more');
    await patient(frame.locator('.cm-content')).toContainText('// more');
  }
  await page.goto(`${origin}${program('let theirs = 2\n')}&embed`);
  await expect(page).toHaveURL((url) => url.pathname === '/try/embed');
  await patient(page.locator('.cm-content')).toHaveText('let theirs = 2');
  expect(await page.evaluate(() => localStorage.getItem('playground-session'))).toBe(mine);
});

test('the keyboard goes through the frame and out of it, and Tab alone indents in the editor', async ({
  page,
  origin,
}) => {
  const frame = await embed(page, origin + program('let first = 1\n').replace('/try', '/try/embed'));
  await patient(frame.locator('#playground-panel-js')).toContainText('first = 1');
  await page.getByRole('button', {name: 'Before'}).click();
  const next = (key = 'Tab'): Promise<void> => page.keyboard.press(key);
  for (const stop of [
    frame.getByRole('combobox', {name: 'Compiler version'}),
    frame.getByRole('link', {name: 'Open in playground'}),
    frame.getByRole('button', {name: 'Run', exact: true}),
    frame.getByRole('textbox', {name: 'Code'}),
  ]) {
    await next();
    await expect(stop).toBeFocused();
  }
  await next();
  await expect(frame.locator('.cm-content')).toHaveText('  let first = 1');
  await next('Escape');
  await next();
  await expect(frame.getByRole('slider', {name: 'Width of the editor'})).toBeFocused();
  await next();
  await expect(frame.getByRole('tab', {name: 'JavaScript'})).toBeFocused();
  await next('ArrowRight');
  await expect(frame.getByRole('tab', {name: 'Output'})).toBeFocused();
  await next();
  await expect(page.getByRole('button', {name: 'After'})).toBeFocused();
  for (const stop of [
    frame.getByRole('tab', {name: 'Output'}),
    frame.getByRole('slider', {name: 'Width of the editor'}),
    frame.getByRole('textbox', {name: 'Code'}),
  ]) {
    await next('Shift+Tab');
    await expect(stop).toBeFocused();
  }
  await next('Escape');
  await next('Shift+Tab');
  await expect(frame.getByRole('button', {name: 'Run', exact: true})).toBeFocused();
});

test('a damaged address offers nothing a frame doesn’t have', async ({page, origin}) => {
  const frame = await embed(page, `${origin}/try/embed?code=%3C%3E`);
  await expect(frame.getByText('The code for this frame is damaged')).toBeVisible();
  await expect(frame.getByText('example')).toHaveCount(0);
});

for (const path of ['/try', '/docs/manual/latest/introduction'])
  test(`${path} doesn’t open in a frame`, async ({page, origin}) => {
    const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await embed(page, origin + path);
    await blocked;
  });
