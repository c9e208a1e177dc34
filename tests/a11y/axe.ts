/** Looks for violations with axe. */
import {source, type AxeResults} from 'axe-core';
import {expect, open, type Page} from '../e2e/fixtures';

/** WCAG 2.2 A and AA, best practices, and experimental rules. Level AAA is left out: 7:1 for all text isn't a goal here. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** The rules of `RULES` that look at colors: a theme changes nothing else. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** All rules on a page of 200 items, twice, on a busy machine. In milliseconds. */
export const AXE_TIMEOUT = 300_000;

/** The violations of a page, or of the part that a selector names, each with the rule and the elements. */
export async function violationsOf(page: Page, part = 'html', rules = RULES): Promise<readonly string[]> {
  // The content of a part that is skipped while it's out of sight would lie over what follows it.
  await page.addStyleTag({content: '* { content-visibility: visible !important; }'});
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const {violations} = await page.evaluate(
    async ([selector, runOnly]) => {
      const {axe} = window as unknown as {axe: {run(context: string, options: object): Promise<AxeResults>}};
      // Without a report of what is right, axe needs less time.
      return axe.run(selector, {runOnly, resultTypes: ['violations']});
    },
    [part, rules] as const,
  );
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
}

/**
 * Opens a page, and expects no violations: in the first theme of any rule, in the second only of those of colors.
 * @param themes one is enough for a translation of a page seen in both
 */
export async function expectNoViolations(
  page: Page,
  path: string,
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await open(page, path);
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violationsOf(page, 'html', index === 0 ? RULES : COLOR_RULES), colorScheme).toEqual([]);
  }
}
