/** What the specs of both search back ends do with the dialog. */
import {expect, type Page} from './fixtures';

export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const field = (page: Page) => dialog(page).getByRole('searchbox');
export const hits = (page: Page) => dialog(page).locator('.DocSearch-Hit');
export const errorScreen = (page: Page) => dialog(page).getByRole('alert');

/** Opens the dialog by its key. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

/** Opens the dialog and types a query. */
export async function search(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await field(page).fill(query);
}

/** The error screen of the specification, in the place of everything else. */
export async function expectError(page: Page): Promise<void> {
  await expect(errorScreen(page)).toContainText('Unable to fetch results');
  await expect(errorScreen(page)).toContainText('You might want to check your network connection.');
  await expect(dialog(page).locator('.DocSearch-NoResults')).toBeHidden();
  await expect(hits(page).first()).toBeHidden();
}
