/** Shared by the playground's tests. */
import {playgroundPath} from '../../src/compilers/core/playground-link/link';
import {expect as plainExpect, open, paste, type Page} from './fixtures';

/** A long timeout, because a version's first source has to wait until its libraries are compiled. */
export const expect = plainExpect.configure({timeout: 20_000});

export const COUNTER = `module App = {
  @react.component
  let make = () => {
    let (count, setCount) = React.useState(() => 0)
    <button onClick={_ => setCount(n => n + 1)}> {React.string("Clicked ")} {React.int(count)} </button>
  }
}
`;

export const editor = (page: Page) => page.locator('.cm-content');
export const panel = (page: Page, name: string) => page.locator(`#playground-panel-${name}`);
export const version = (page: Page) => page.getByRole('combobox', {name: 'Compiler version'});

/** Opens the playground and waits for the editor and the compilers. */
export async function openPlayground(page: Page, path = '/try'): Promise<void> {
  await open(page, path);
  await expect(editor(page)).toBeVisible();
  await expect(version(page)).toBeEnabled();
}

export async function show(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', {name: tab}).click();
}

/** Shows the code, which is only a tab on a phone. */
export async function showCode(page: Page, phone: boolean): Promise<void> {
  if (phone) await show(page, 'Code');
}

/** The button with the menu for sharing, on a phone with all that has no button of its own there. */
export const menuButton = (page: Page, phone: boolean) =>
  page.getByRole('button', {name: phone ? 'More' : 'Share', exact: true});

export async function write(page: Page, phone: boolean, code: string): Promise<void> {
  await showCode(page, phone);
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, code);
}

export const link = (code: string, more: Omit<Parameters<typeof playgroundPath>[0], 'code'> = {}) =>
  playgroundPath({code, ...more});
