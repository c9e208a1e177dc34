/**
 * The browsers and the server that tests and measurements run. As a script, `tsx scripts/install.ts browser nginx
 * engines` installs those named that are missing (as root on Debian), or says what couldn't be installed.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright';

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/usr/local/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const NGINX = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

const firstInstalled = (paths: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...paths].find(existsSync);

/**
 * What readers have: CHROMIUM_PATH, else Playwright's Chromium, else the system's Chromium or Chrome.
 * @returns its path, or undefined
 */
export const findBrowser = (): string | undefined => firstInstalled([chromium.executablePath(), ...CHROMIUM]);

/**
 * What most tests run in: Debian's headless shell, which is Chromium without windows and needs half the time, else
 * `findBrowser()`. The shell doesn't keep pages for back and forward.
 */
export const findTestBrowser = (): string | undefined =>
  firstInstalled(['/usr/bin/chromium-headless-shell']) ?? findBrowser();

export const findNginx = (): string | undefined => NGINX.find(existsSync);

export const findFirefox = (): string | undefined => FIREFOX.find(existsSync);

/** WebKitGTK's MiniBrowser, which is in a folder per version inside a folder per architecture. */
function findMiniBrowser(): string | undefined {
  const below = (folder: string): string[] => {
    try {
      return readdirSync(folder, {withFileTypes: true})
        .filter((entry) => entry.isDirectory())
        .map(({name}) => path.join(folder, name));
    } catch {
      return [];
    }
  };
  return below('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(below)
    .filter((folder) => path.basename(folder).startsWith('webkit'))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find(existsSync);
}

export type WebKitPrograms = Readonly<Record<'driver' | 'browser' | 'display', string>>;

/** WebKit's driver, browser, and display, or undefined if one is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const browser = findMiniBrowser();
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;
  return browser !== undefined && existsSync(driver) && existsSync(display) ? {driver, browser, display} : undefined;
}

/** Installs Debian's packages if this runs as root on Debian. @returns whether it could */
function installPackages(...packages: readonly string[]): boolean {
  const apt = (...args: readonly string[]): boolean =>
    spawnSync('/usr/bin/apt-get', args, {
      stdio: 'inherit',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    }).status === 0;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Prints a program's path. If it's missing, ends the script with a sentence. */
function demand(name: string, found: string | undefined, missing: string): void {
  if (found === undefined) {
    console.error(missing);
    process.exit(1);
  }
  console.log(`${name}: ${found}`);
}

const INSTALL: Readonly<Record<string, () => void>> = {
  browser() {
    // Older Debians have no headless shell.
    const installed =
      findBrowser() ?? (installPackages('chromium', 'chromium-headless-shell') || installPackages('chromium'));
    if (installed === false) spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
    demand(
      'Browser',
      findBrowser(),
      'The browser tests need Chromium or Chrome, but neither could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable, then run the tests again.',
    );
    console.log(`Browser of most tests: ${findTestBrowser()}`);
  },
  nginx() {
    if (!findNginx()) installPackages('nginx-light');
    demand(
      'nginx',
      findNginx(),
      'The host tests need nginx. Install it (Debian: apt-get install nginx-light), then run the tests again.',
    );
  },
  /** Lists each browser whose tests this machine skips. */
  engines() {
    const browsers = [
      {name: 'Firefox', packages: ['firefox-esr'], find: findFirefox},
      {name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit},
    ];
    const missing = browsers.filter(({find}) => !find()).flatMap(({packages}) => packages);
    if (missing.length > 0) installPackages(...missing);
    for (const {name, packages, find} of browsers) {
      const absent = `not installed, so its tests are skipped. Install it on Debian with: apt-get install ${packages.join(' ')}`;
      console.log(`${name}: ${find() ? 'installed' : absent}`);
    }
  },
};

if (require.main === module)
  for (const name of process.argv.slice(2)) {
    const install = INSTALL[name];
    if (!install) throw new Error(`"${name}" isn't one of ${Object.keys(INSTALL).join(', ')}.`);
    install();
  }
