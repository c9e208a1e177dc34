/**
 * Prints how soon the JavaScript follows the code in the playground: `npm run build && npm run bench:playground`.
 * A key is pressed in the built page, with this machine's compilers; it measures the time from
 * the end of the pause after which the code is compiled to the new JavaScript on the page. Nothing is judged.
 */
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Page} from 'playwright';
import {PAUSE} from '../src/features/playground/state/pause';
import {playgroundPath} from '../src/lib/playground-link/link';
import {createEndpoint} from '../src/plugins/playground/endpoint';
import {compilerServiceOf} from '../src/compilers/service';
import {createNativeCompilers} from '../src/compilers/native-compilers';
import {servePlain} from './serve';
import {findBrowser} from './install-browser';

const ROUNDS = 40;

type Watching = Window & {followed?: Promise<number>};

/**
 * Presses a key at the end of the code and waits for the matching JavaScript. Returns the ms since the typing pause
 * ended.
 */
async function measure(page: Page, key: string, expected: string): Promise<number> {
  // A function instead of the promise, because the key must not be pressed before the listener is ready.
  await page.evaluate(
    ({pause, wanted}) => {
      (window as Watching).followed = new Promise<number>((resolve) => {
        let pressed = NaN;
        addEventListener('keydown', () => (pressed = performance.now()), {once: true, capture: true});
        const panel = document.querySelector('#playground-panel-js');
        const observer = new MutationObserver(() => {
          if (!panel?.textContent?.includes(wanted)) return;
          observer.disconnect();
          resolve(performance.now() - pressed - pause);
        });
        if (panel) observer.observe(panel, {subtree: true, childList: true, characterData: true});
      });
    },
    {pause: PAUSE, wanted: expected},
  );
  await page.keyboard.press(key);
  return page.evaluate(() => (window as Watching).followed ?? NaN);
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const compilers = createNativeCompilers(compilerServiceOf(siteDir));
  const server = servePlain(path.join(siteDir, 'build'), 0, createEndpoint(compilers));
  await new Promise((resolve) => server.once('listening', resolve));
  const {port} = server.address() as AddressInfo;
  const executablePath = findBrowser();
  const browser = await chromium.launch({...(executablePath !== undefined && {executablePath})});
  try {
    const page = await browser.newPage({viewport: {width: 1280, height: 900}});
    await page.goto(`http://localhost:${port}/try`);
    const select = page.getByRole('combobox', {name: 'Compiler version'});
    await page.waitForSelector('.cm-content');
    await page.waitForFunction(
      () => !document.querySelector<HTMLSelectElement>('[aria-label="Compiler version"]')?.disabled,
    );
    const versions = await select
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    for (const version of versions) {
      await page.goto(
        `http://localhost:${port}${playgroundPath({code: 'let rec total = list => switch list { | list{} => 0 | list{x, ...rest} => x + total(rest) }\nlet answer = 1', version})}`,
      );
      await page.locator('#playground-panel-js pre').filter({hasText: 'answer'}).waitFor({timeout: 60_000});
      await page.locator('.cm-content').click();
      await page.keyboard.press('ControlOrMeta+End');
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 2) {
        const digit = String(round % 9);
        times.push(await measure(page, digit, `answer = 1${digit};`), await measure(page, 'Backspace', 'answer = 1;'));
      }
      times.sort((a, b) => a - b);
      const at = (share: number): string => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? NaN)} ms`;
      console.log(`${version.padEnd(10)} median ${at(0.5)}, 9 in 10 within ${at(0.9)}`);
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

void main();
