/** The theme switch stores the choice under Docusaurus' own key, which its head script reads before the first paint. */
import siteStorage from '@generated/site-storage';
import {THEME_SWITCH} from '../../kit/core/attributes';
import {on} from '../../kit/browser/on';
import {onStoredElsewhere, readStored, store} from '../../kit/browser/stored';

const key = `theme${siteStorage.namespace}`;

function showTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.themeChoice = theme;
}

function switchTheme(): void {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  showTheme(theme);
  store(key, theme);
}

/** Applies the stored theme, which may have changed on another page. Returns whether there is one. */
export function applyStoredTheme(): boolean {
  const theme = readStored(key);
  const chosen = theme === 'light' || theme === 'dark';
  if (chosen) showTheme(theme);
  return chosen;
}

/** Starts listening to this page and others, and follows the system's theme as long as none is chosen. */
export function startThemeSwitch(): void {
  on('click', `[${THEME_SWITCH}]`, switchTheme);
  onStoredElsewhere(key, applyStoredTheme);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
    if (!applyStoredTheme()) document.documentElement.dataset.theme = matches ? 'dark' : 'light';
  });
}
