/**
 * The browsers for the engine tests: Firefox, and Debian's WebKit with its driver and a virtual display. As a script,
 * installs what's missing (as root on Debian) and lists each browser whose tests this machine skips.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {installPackages} from './install/debian';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/usr/local/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const LIBRARIES = '/usr/lib';

export type WebKitPrograms = Readonly<Record<'driver' | 'browser' | 'display', string>>;

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
  return below(LIBRARIES)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(below)
    .filter((folder) => path.basename(folder).startsWith('webkit'))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find(existsSync);
}

/** WebKit's driver, browser and display, or undefined if one is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const browser = findMiniBrowser();
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;
  return browser !== undefined && existsSync(driver) && existsSync(display) ? {driver, browser, display} : undefined;
}

const BROWSERS = [
  {name: 'Firefox', packages: ['firefox-esr'], isInstalled: () => findFirefox() !== undefined},
  {name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], isInstalled: () => findWebKit() !== undefined},
];

if (require.main === module) {
  const missing = BROWSERS.filter(({isInstalled}) => !isInstalled()).flatMap(({packages}) => packages);
  if (missing.length > 0) installPackages(missing);
  for (const {name, packages, isInstalled} of BROWSERS) {
    console.log(
      isInstalled()
        ? `${name}: installed`
        : `${name}: not installed, so its tests are skipped. Install it on Debian with: apt-get install ${packages.join(' ')}`,
    );
  }
}
