import type {Browser} from 'playwright';

const KEYS = 25;
/** Lines of each function of the program. */
const STEP = 25;

/** Functions: a compiler's stack in a worker is too small for thousands of values at the top level. */
function programOf(lines: number): string {
  const bodies = Array.from({length: Math.floor(lines / STEP)}, (_, index) => {
    const steps = Array.from({length: STEP - 3}, (__, step) => `  let x${step + 1} = x${step} + ${step}\n`).join('');
    return `let f${index} = x0 => {\n${steps}  x${STEP - 3}\n}\n`;
  });
  return `${bodies.join('')}\n`;
}

/**
 * The ms from the last of several keys, typed into a program in the playground, to their JavaScript.
 * @param pace ms between two keys
 */
export async function lastKeyToJavaScript(
  browser: Browser,
  playground: string,
  lines: number,
  pace: number,
): Promise<number> {
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  const shows = (text: string): string =>
    `document.querySelector('#playground-panel-js')?.textContent?.includes(${JSON.stringify(text)})`;
  await page.goto(playground);
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(`${programOf(lines)}Console.log("")`);
  await page.waitForFunction(shows('console.log("")'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  for (let key = 1; key < KEYS; key++) await page.keyboard.type('1', {delay: pace});
  await page.evaluate(`addEventListener('keydown', () => {
    const pressed = performance.now();
    window.followed = new Promise((resolve) => {
      const look = () => (${shows(`console.log("${'1'.repeat(KEYS)}")`)} ? resolve(performance.now() - pressed) : requestAnimationFrame(look));
      look();
    });
  }, {once: true, capture: true})`);
  await page.keyboard.type('1');
  const time = await page.evaluate<number>('window.followed');
  await page.close();
  return time;
}
