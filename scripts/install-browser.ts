/**
 * The browser of the tests: CHROMIUM_PATH, else Debian's headless shell (Chromium without a window's code, which needs half
 * the time), else Playwright's own where it is installed, else the system's Chromium or Chrome. When run as a script, it
 * installs one if needed, or says what's missing.
 */
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

/** Path of an installed browser, or undefined. */
export function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  return [...(wanted ? [wanted] : []), HEADLESS_SHELL, chromium.executablePath(), ...SYSTEM].find(existsSync);
}

/** Installs a browser: as root on Debian, a package; otherwise Playwright's own. Older Debians have no headless shell. */
function install(): void {
  if (!installPackages(['chromium-headless-shell']) && !installPackages(['chromium']))
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
  console.log(`Browser: ${browser}`);
}
