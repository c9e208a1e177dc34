/**
 * The theme switch. The choice is stored under Docusaurus' own key, which its head script reads before the first paint.
 */
import siteStorage from '@generated/site-storage';
import {THEME_SWITCH} from '../../lib/shell/attributes';

const key = `theme${siteStorage.namespace}`;

/** The page's current theme. */
export function currentTheme(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Switches to the other theme and stores it. If storage is blocked, the theme still changes for this visit. */
function switchTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.themeChoice = theme;
  try {
    window[siteStorage.type].setItem(key, theme);
  } catch {
    // Storage is full or blocked, so the choice only lasts for this page.
  }
}

/** Applies a theme chosen on another page, for a page restored from the back/forward cache. */
export function applyStoredTheme(): void {
  try {
    const theme = window[siteStorage.type].getItem(key);
    if (theme !== 'light' && theme !== 'dark') return;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.themeChoice = theme;
  } catch {
    // Storage is blocked, so the page keeps its theme.
  }
}

/** Starts listening for clicks on the switch. */
export function startThemeSwitch(): void {
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest(`[${THEME_SWITCH}]`)) switchTheme();
  });
}
