/** The browsers of tests and measurements. As a script, installs what's missing, or says what couldn't be installed. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from 'playwright';
import {installPackages} from './install/debian';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const firstInstalled = (paths: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...paths].find(existsSync);

/**
 * What readers have: CHROMIUM_PATH, else Playwright's Chromium, else the system's Chromium or Chrome.
 * @returns its path, or undefined
 */
export const findBrowser = (): string | undefined => firstInstalled([chromium.executablePath(), ...SYSTEM]);

/**
 * What most tests run in: Debian's headless shell, which is Chromium without windows and needs half the time, else
 * `findBrowser()`. The shell doesn't keep pages for back and forward.
 */
export const findTestBrowser = (): string | undefined => firstInstalled([HEADLESS_SHELL]) ?? findBrowser();

/** Installs both: as root on Debian, its packages; otherwise Playwright's own. Older Debians have no headless shell. */
function install(): void {
  if (!installPackages(['chromium', 'chromium-headless-shell']) && !installPackages(['chromium']))
    spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
}

if (require.main === module) {
  if (!findBrowser()) install();
  const browser = findBrowser();
  if (!browser) {
    console.error(
      'The browser tests need Chromium or Chrome, but neither could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable, then run the tests again.',
    );
    process.exit(1);
  }
  console.log(`Browsers: ${browser}, ${findTestBrowser()}`);
}
