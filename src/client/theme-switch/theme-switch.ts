/**
 * The theme switch. The choice is stored under Docusaurus' own key, which its head script reads before the first paint.
 */
import siteStorage from '@generated/site-storage';
import {THEME_SWITCH} from '../../lib/shell/attributes';
import {readStored, store} from '../stored';

const key = `theme${siteStorage.namespace}`;

function showTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.themeChoice = theme;
}

/** Switches to the other theme and stores it. */
function switchTheme(): void {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  showTheme(theme);
  store(key, theme);
}

/** Applies a theme chosen on another page, for a page restored from the back/forward cache. */
export function applyStoredTheme(): void {
  const theme = readStored(key);
  if (theme === 'light' || theme === 'dark') showTheme(theme);
}

/** Starts listening for clicks on the switch. */
export function startThemeSwitch(): void {
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest(`[${THEME_SWITCH}]`)) switchTheme();
  });
}
