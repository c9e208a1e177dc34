import type {Browser, BrowserContext} from 'playwright';

/** How long the pointer hovers over the search button, in ms, which loads the index. */
const HOVER_MS = 2000;

/**
 * The ms from the first key in the search field to the first visible hit.
 * @param before what the reader did: nothing, search on another page, or hover over the search button
 */
export async function firstKey(
  browser: Browser,
  address: string,
  before: 'nothing' | 'search' | 'hover',
): Promise<number> {
  const context = await browser.newContext();
  if (before === 'search') await typeKey(context, address);
  const time = await typeKey(context, address, before === 'hover');
  await context.close();
  return time;
}

async function typeKey(context: BrowserContext, address: string, hovers = false): Promise<number> {
  const page = await context.newPage();
  await page.goto(address, {waitUntil: 'networkidle'});
  if (hovers) {
    await page.locator('[data-search]').first().hover();
    await page.waitForTimeout(HOVER_MS);
  }
  await page.keyboard.press('/');
  await page.locator('.search-dialog input').waitFor();
  const time = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('.search-dialog input');
    if (!field) throw new Error('The search field is missing.');
    const start = performance.now();
    field.value = 'p';
    field.dispatchEvent(new Event('input', {bubbles: true}));
    while (!document.querySelector('.search-dialog [role=option]')) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  await page.close();
  return time;
}
