/** What the browser tests share: a page that fails on any error it logs, and the two widths. */
import {expect, test as base, type Page} from 'playwright/test';

export {expect};
export type {Page};

export const test = base.extend<{readonly errors: string[]; readonly phone: boolean}>({
  /** Errors of the page and its console; a test fails when one remains at its end. */
  errors: [
    async ({page}, provide) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await provide(errors);
      expect(errors).toEqual([]);
    },
    {auto: true},
  ],
  phone: async ({viewport}, provide) => provide((viewport?.width ?? 0) < 500),
});

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => (window as unknown as {docusaurusRoot?: unknown}).docusaurusRoot !== undefined);
}
