/** How soon JavaScript follows the last of several keys, typed at a reader's pace into programs of several lengths. */
import type {Page} from 'playwright';
import {defineName, quantile} from './built-site';

const LINES = [30, 300, 2_000];
/** Between two keys, in ms: a fast typist, and an average one. */
const PACES = [60, 150];
const KEYS = 25;
const ROUNDS = 5;
/** Lines of each function of the program. */
const STEP = 25;

type Counting = Window & {compilations: number; longest: number; shown: Promise<number>};

/** What each measured page has to run before its own scripts: counts compilations, and keeps the longest task. */
export async function prepareTyping(page: Page): Promise<void> {
  await defineName(page);
  await page.addInitScript(() => {
    const counting = window as unknown as Counting;
    counting.compilations = 0;
    counting.longest = 0;
    // The wrapper below gives it its `this`.
    // eslint-disable-next-line @typescript-eslint/unbound-method
    const {postMessage} = Worker.prototype;
    Worker.prototype.postMessage = function (message: {readonly task?: string}, ...more: []) {
      if (message.task === 'compile') counting.compilations++;
      return postMessage.call(this, message, ...more);
    };
    const fetch = window.fetch.bind(window);
    window.fetch = (address, init) => {
      if (typeof address === 'string' && address.endsWith('/playground-api/compile')) counting.compilations++;
      return fetch(address, init);
    };
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) counting.longest = Math.max(counting.longest, duration);
    }).observe({type: 'longtask'});
  });
}

/** Functions, because a compiler's stack in a worker is too small for thousands of values at the top level. */
function programOf(lines: number): string {
  const bodies = Array.from({length: Math.floor(lines / STEP)}, (_, index) => {
    const steps = Array.from({length: STEP - 3}, (__, step) => `  let x${step + 1} = x${step} + ${step}\n`).join('');
    return `let f${index} = x0 => {\n${steps}  x${STEP - 3}\n}\n`;
  });
  return `${bodies.join('')}\n`;
}

/**
 * Types into the playground that is open, and prints a line for each length and pace.
 * @param name of what is measured
 */
export async function benchTyping(page: Page, name: string): Promise<void> {
  for (const lines of LINES) {
    for (const pace of PACES) {
      const times: number[] = [];
      let compilations = 0;
      let longest = 0;
      for (let round = 0; round < ROUNDS; round++) {
        await write(page, `${programOf(lines)}Console.log("")`);
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowLeft');
        await reset(page);
        const digit = String(1 + round);
        for (let key = 1; key < KEYS; key++) await page.keyboard.type(digit, {delay: pace});
        await watch(page, `console.log("${digit.repeat(KEYS)}")`);
        await page.keyboard.type(digit);
        times.push(await page.evaluate(() => (window as unknown as Counting).shown));
        const counted = await page.evaluate(() => {
          const {compilations: count, longest: task} = window as unknown as Counting;
          return {count, task};
        });
        compilations += counted.count;
        longest = Math.max(longest, counted.task);
      }
      const at = (share: number): string => `${Math.round(quantile(times, share))} ms`;
      console.log(
        `${name}, ${lines} lines, a key each ${pace} ms: last key to JavaScript median ${at(0.5)}, 9 in 10 within ${at(0.9)}; ` +
          `${(compilations / ROUNDS / KEYS).toFixed(2)} compilations per key; ` +
          `longest task ${longest === 0 ? 'under 50' : Math.round(longest)} ms`,
      );
    }
  }
}

/** Replaces the program, and waits until it has compiled. */
async function write(page: Page, code: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await watch(page, 'console.log("")');
  await page.keyboard.insertText(code);
  await page.evaluate(() => (window as unknown as Counting).shown);
}

const reset = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, {compilations: 0, longest: 0});
  });

/** Makes `shown` the time in ms from the next key to the text in the JavaScript panel. */
const watch = (page: Page, text: string): Promise<void> =>
  page.evaluate((wanted) => {
    (window as unknown as Counting).shown = new Promise((resolve) => {
      const started = performance.now();
      const look = (): void => {
        if (!document.querySelector('#playground-panel-js')?.textContent?.includes(wanted)) return;
        observer.disconnect();
        resolve(performance.now() - started);
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, {subtree: true, childList: true, characterData: true});
      look();
    });
  }, text);
