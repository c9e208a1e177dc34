/** Dialog steps shared by the specs of both search back ends. */
import {enter, expect, type Page} from './fixtures';

export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const field = (page: Page) => dialog(page).getByRole('searchbox');
export const hits = (page: Page) => dialog(page).locator('.DocSearch-Hit');
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

/** Opens the dialog and pastes a query: one question for the service, where typing asks one with every key. */
export async function paste(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await field(page).fill(query);
}

/** The specified error screen replaces everything else. */
export async function expectError(page: Page): Promise<void> {
  await expect(errorScreen(page)).toContainText('Unable to fetch results');
  await expect(errorScreen(page)).toContainText('You might want to check your network connection.');
  await expect(dialog(page).locator('.DocSearch-NoResults')).toBeHidden();
  await expect(hits(page).first()).toBeHidden();
}
