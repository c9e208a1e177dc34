/**
 * Compiling and running without a network, on a small site with compilers: fake bundles that respond like published
 * ones.
 */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {allVersions, versionLines} from '../../src/config/versions';
import {test, type BrowserContext, type Page} from 'playwright/test';
import {fetchBundles} from '../../scripts/fetch-bundles';
import {readBuild} from '../../src/hosting/build/read-build';
import {writeOffline} from '../../src/offline/build/write-offline';
import {BUNDLE_FOLDER, BUNDLE_MANIFEST} from '../../src/compilers/core/config';
import {FAKE_BUNDLES} from '../fixtures/fake-bundles/bundles';
import {buildSmallSite} from '../server/small-site';
import {serveCopy, type OfflineSite} from './offline-site';
import {editor, expect, panel, show, version, write} from './playground-page';

const {next, latest} = versionLines.default;
const MANUALS = allVersions(versionLines.default);
/** The newest version beside the latest that has a compiler. */
const second = MANUALS.find(({id, compiler}) => id === compiler && id !== latest.id)!;
const [SECOND, LATEST, OLD] = [`${second.name}.1.0`, `${latest.name}.1.3`, 'v10.1.4'];
const RELEASES = [SECOND, LATEST, OLD];
/** What a fake compiler of the second version writes, and one of the latest doesn't. */
const OF_SECOND = MANUALS.indexOf(second) < MANUALS.indexOf(latest) ? '"jsx_preserve_mode":false' : '@rescript/core';
const FAKES = ['v12.1.0', 'v11.1.3', 'v10.1.4'];

/** A version that is newer than the fakes has the newest one. */
function fakeOf(release = ''): string | undefined {
  const major = release.split('.')[0];
  return RELEASES.includes(release) ? (FAKES.find((fake) => fake.startsWith(`${major}.`)) ?? FAKES[0]) : release;
}

let site: OfflineSite;
let context: BrowserContext;
let page: Page;

/** The server the bundles are fetched from. */
async function serveBundles(): Promise<http.Server> {
  const server = http.createServer(({url = ''}, response) => {
    const [release, ...file] = decodeURIComponent(url.slice(1)).split('/');
    const fake = FAKE_BUNDLES.get([fakeOf(release), ...file].join('/'));
    const content = url === `/${BUNDLE_MANIFEST}` ? JSON.stringify(RELEASES) : fake;
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

/** Does what `npm run playground:bundles` and the last step of a build do for a site with its own compilers. */
async function addCompilers(root: string): Promise<void> {
  const bundles = await serveBundles();
  await fetchBundles({
    source: `http://127.0.0.1:${(bundles.address() as AddressInfo).port}`,
    folder: path.join(root, BUNDLE_FOLDER),
    releases: RELEASES,
  });
  bundles.close();
  await writeOffline({root, base: '/', ...readBuild(root, '/')}, `/${BUNDLE_FOLDER}/`);
}

test.describe.configure({mode: 'serial'});
test.setTimeout(300_000);

test.beforeAll(async ({browser}) => {
  test.setTimeout(300_000); // builds the small site
  site = await serveCopy(buildSmallSite('playground-site', {PLAYGROUND_BUNDLE_URL: `/${BUNDLE_FOLDER}`}), addCompilers);
  context = await browser.newContext();
  page = await context.newPage();
});

test.afterAll(async () => {
  await context.close();
  site.close();
});

const output = () => panel(page, 'output').getByRole('log');
const run = () => page.getByRole('button', {name: 'Run', exact: true}).click();

test('@wide storing a compiler also stores the playground', async () => {
  await page.goto(`${site.origin}/offline`);
  await page.getByRole('checkbox', {name: 'Playground', exact: false}).first().check();
  const compiler = (release: string) => page.getByRole('checkbox', {name: `Compiler ${release}`});
  await expect(compiler(LATEST)).toBeChecked();
  await compiler(SECOND).check();
  // The small site only has the next version's pages.
  await page.getByRole('checkbox', {name: `Language manual and API, ${next.name}`}).check();
  await page.getByRole('button', {name: 'Store', exact: true}).click();
  await expect(page.getByText('Installed', {exact: true}).first()).toBeVisible({timeout: 120_000});
});

test('@wide offline: code compiles and runs in the sandboxed frame with its runtime files', async () => {
  await site.goOffline(context);
  await page.goto(`${site.origin}/try`);
  await expect(editor(page)).toBeVisible();
  await expect(version(page)).toBeEnabled();
  await write(page, false, 'Console.log("typed offline")\nConsole.log(Belt.Array.concat(["one"], ["two"]))\n');
  await show(page, 'JavaScript');
  await expect(panel(page, 'js')).toContainText('console.log("typed offline")');
  await run();
  await expect(output()).toContainText('typed offline');
  await expect(output()).toContainText('["one", "two"]');
  const frame = page.frames().find((each) => each.url().includes('playground-frame'));
  expect(await frame?.evaluate(() => window.origin)).toBe('null');
});

test('@wide offline: a second stored version compiles and runs', async () => {
  await version(page).selectOption(SECOND);
  await show(page, 'JavaScript');
  await expect(panel(page, 'js')).toContainText(OF_SECOND);
  await write(page, false, 'Console.log(Belt.Array.concat(["three"], ["four"]))\n');
  await expect(panel(page, 'js')).toContainText('three');
  await run();
  await expect(output()).toHaveText('["three", "four"]');
});

test('@wide offline: a version without a stored compiler shows a message', async () => {
  await version(page).selectOption(OLD);
  await expect(page.getByText(`You're offline, and the ${OLD} compiler isn't stored in this browser.`)).toBeVisible();
  await version(page).selectOption(SECOND);
  await expect(page.getByText("isn't stored in this browser")).toBeHidden();
});

test('@wide offline: a step of the tutorial compiles and runs, and its goal is reached', async () => {
  const step = await context.newPage();
  await step.goto(`${site.origin}/docs/manual/next/learn/learn-values`);
  await step.getByRole('button', {name: 'Start editing'}).click();
  await expect(step.getByRole('textbox', {name: 'Your code'})).toBeFocused();
  const result = step.locator('.workbench-result');
  await step.getByRole('button', {name: 'Check', exact: true}).click();
  await expect(result.locator('pre')).toHaveText('Fish market');
  await step.getByRole('textbox', {name: 'Your code'}).click();
  await step.keyboard.press('ControlOrMeta+a');
  await step.keyboard.press('Delete');
  await step.keyboard.type('Console.log("Fish market: 25 minutes"');
  await step.keyboard.press('ControlOrMeta+Enter');
  await expect(result).toHaveAttribute('data-state', 'reached');
  await step.close();
});

test('@wide online again: the frame is sandboxed by its attribute, as usual', async () => {
  await site.goOnline(context);
  await write(page, false, 'Console.log("online again")\n');
  await expect(panel(page, 'js')).toContainText('online again');
  await run();
  await expect(output()).toHaveText('online again');
  await expect(page.locator('iframe[src*=playground-frame]')).toHaveAttribute('sandbox', 'allow-scripts');
});
