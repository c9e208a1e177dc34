/** The theme switch: the choice is kept under Docusaurus' own key, which its head script reads before first paint. */
import siteStorage from '@generated/site-storage';

const key = `theme${siteStorage.namespace}`;

/** The theme the page is shown in. */
export function currentTheme(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Shows the other theme and remembers it; a browser that refuses storage still switches for this visit. */
function switchTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.themeChoice = theme;
  try {
    window[siteStorage.type].setItem(key, theme);
  } catch {
    // Storage is full or forbidden: the choice lasts for this page.
  }
}

/** Starts listening on the switch. */
export function startThemeSwitch(): void {
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-theme-switch]')) switchTheme();
  });
}
