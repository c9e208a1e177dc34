/** Firefox, driven over WebDriver BiDi. */
import puppeteer from 'puppeteer-core';
import type {Browser, Window} from './engine';

/** @param executablePath a Firefox that is installed */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath, headless: true});
  return {
    async newWindow(): Promise<Window> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('response', (response) => {
        // Firefox asks for this by itself, although each page names its icon.
        if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
          errors.push(`${response.url()} answers ${response.status()}`);
      });
      // The driver's own command loads the page again; a reader's button takes it from the browser's cache.
      const travel = async (steps: number): Promise<void> => {
        await page.evaluate(`setTimeout(() => history.go(${steps}))`);
      };
      return {
        open: async (address) => void (await page.goto(address)),
        evaluate: (expression) => page.evaluate(expression),
        pointAt: ({x, y}) => page.mouse.move(x, y),
        clickAt: ({x, y}) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        async pressWithControl(letter) {
          await page.keyboard.down('Control');
          await page.keyboard.press(letter as 'a');
          await page.keyboard.up('Control');
        },
        back: () => travel(-1),
        forward: () => travel(1),
        resize: (width, height) => page.setViewport({width, height}),
        errors: () => Promise.resolve(errors),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
