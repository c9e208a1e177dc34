/** Steps in the search dialog. */
import {enter, expect, type Page} from './fixtures';

export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const field = (page: Page) => dialog(page).getByRole('combobox');
export const hits = (page: Page) => dialog(page).getByRole('option');

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
