/** Steps in the search dialog. */
import {enter, expect, type Page} from './fixtures';

export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const field = (page: Page) => dialog(page).getByRole('combobox');
export const hits = (page: Page) => dialog(page).getByRole('option');
export const errorScreen = (page: Page) => dialog(page).getByRole('alert');

/** Opens the dialog with its shortcut. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

/** Opens the dialog and types a query. */
export async function search(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await enter(field(page), query);
}

/** The error replaces everything else. */
export async function expectError(page: Page): Promise<void> {
  await expect(errorScreen(page)).toContainText('Unable to fetch results');
  await expect(errorScreen(page)).toContainText('You might want to check your network connection.');
  await expect(dialog(page).locator('.search-none')).toHaveCount(0);
  await expect(hits(page)).toHaveCount(0);
}
