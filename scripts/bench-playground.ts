/**
 * Prints how soon the playground shows JavaScript after it is opened, for the first time and again, and how soon the
 * JavaScript and the list of names follow a key: `npm run build && npm run bench:playground`. It uses the built page
 * and this machine's compilers. JavaScript is timed from the end of the pause after which the code is compiled, the
 * list of names from the dot that opens it.
 *
 * Then it types into long programs, with this machine's compilers and with stand-ins for the bundles readers get, which
 * take as long as those were measured to.
 */
import path from 'node:path';
import type {Browser, Page} from 'playwright';
import {PAUSE} from '../src/editor/core/pause';
import {playgroundPath} from '../src/compilers/core/playground-link/link';
import {createEndpoint} from '../src/playground/build/endpoint';
import {compilerServiceOf} from '../src/compilers/build/service';
import {createNativeCompilers} from '../src/compilers/build/native-compilers';
import {routeFakeBundles} from '../tests/support/fake-bundles';
import {quantile, withBrowser} from './bench/built-site';
import {benchTyping, prepareTyping} from './bench/typing';

const ROUNDS = 40;
const OPENS = 5;

type Watching = Window & {followed?: Promise<number>};

/** What a key is waited for: a text in the JavaScript, or a name in the list of names. */
const JAVASCRIPT = '#playground-panel-js';
const NAMES = '.cm-tooltip-autocomplete';

/** Presses a key and waits until the part of the page has the text. Returns the ms since the key. */
async function measure(page: Page, key: string, part: string, expected: string): Promise<number> {
  // A function instead of the promise, because the key must not be pressed before the listener is ready.
  await page.evaluate(
    ({selector, wanted}) => {
      (window as Watching).followed = new Promise<number>((resolve) => {
        let pressed = NaN;
        addEventListener('keydown', () => (pressed = performance.now()), {once: true, capture: true});
        const observer = new MutationObserver(() => {
          if (Number.isNaN(pressed) || !document.querySelector(selector)?.textContent?.includes(wanted)) return;
          observer.disconnect();
          resolve(performance.now() - pressed);
        });
        observer.observe(document.body, {subtree: true, childList: true, characterData: true});
      });
    },
    {selector: part, wanted: expected},
  );
  await page.keyboard.press(key);
  return page.evaluate(() => (window as Watching).followed ?? NaN);
}

/** Opens a program. Returns the ms from the navigation to its JavaScript. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address, {waitUntil: 'commit'});
  const shown = await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('answer') && performance.now(),
    JAVASCRIPT,
    {timeout: 60_000},
  );
  return (await shown.jsonValue()) || NaN;
}

function report(what: string, times: readonly number[]): void {
  const at = (share: number): string => `${Math.round(quantile(times, share))} ms`;
  console.log(`${what.padEnd(24)} median ${at(0.5)}, 9 in 10 within ${at(0.9)}`);
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const compilers = createNativeCompilers(compilerServiceOf(siteDir));
  const measureVersions = async (browser: Browser, [origin]: readonly string[]): Promise<void> => {
    const page = await browser.newPage({viewport: {width: 1280, height: 900}});
    await page.goto(`${origin}/try`);
    const select = page.getByRole('combobox', {name: 'Compiler version'});
    await page.waitForSelector('.cm-content');
    await page.waitForFunction(
      () => !document.querySelector<HTMLSelectElement>('[aria-label="Compiler version"]')?.disabled,
    );
    const versions = await select
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    for (const version of versions) {
      const address = `${origin}${playgroundPath({code: 'let rec total = list => switch list { | list{} => 0 | list{x, ...rest} => x + total(rest) }\nlet answer = 1', version})}`;
      const first: number[] = [];
      const again: number[] = [];
      for (let round = 0; round < OPENS; round++) {
        const visitor = await (await browser.newContext()).newPage();
        first.push(await open(visitor, address));
        again.push(await open(visitor, address));
        await visitor.context().close();
      }
      report(`${version} first open`, first);
      report(`${version} opened again`, again);
      await open(page, address);
      await page.locator('.cm-content').click();
      await page.keyboard.press('ControlOrMeta+End');
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 2) {
        const digit = String(round % 9);
        times.push(
          (await measure(page, digit, JAVASCRIPT, `answer = 1${digit};`)) - PAUSE,
          (await measure(page, 'Backspace', JAVASCRIPT, 'answer = 1;')) - PAUSE,
        );
      }
      report(`${version} JavaScript`, times);
      const names: number[] = [];
      await page.keyboard.type('\nlet more = Belt.Array');
      for (let round = 0; round < ROUNDS / 2; round++) {
        names.push(await measure(page, '.', NAMES, 'concatMany'));
        await page.keyboard.press('Escape');
        await page.keyboard.press('Backspace');
      }
      report(`${version} names`, names.slice(1)); // The first loads the version's names.
    }
  };
  const build = [path.join(siteDir, 'build')];
  const measureTyping =
    (kind: string) =>
    async (browser: Browser, [origin]: readonly string[]): Promise<void> => {
      for (const version of ['v12.0.0', 'v11.0.0']) {
        const page = await browser.newPage({viewport: {width: 1280, height: 900}});
        await routeFakeBundles(page.context());
        await prepareTyping(page);
        await page.goto(`${origin}/try?version=${version}`);
        await page.waitForSelector('.cm-content');
        await benchTyping(page, `${version} ${kind}`);
        await page.context().close();
      }
    };
  await withBrowser(build, measureVersions, createEndpoint(compilers));
  await withBrowser(build, measureTyping('native'), createEndpoint(compilers));
  await withBrowser(build, measureTyping('stand-in'));
}

void main();
