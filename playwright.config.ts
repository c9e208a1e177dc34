import {existsSync} from 'node:fs';
import {chromium} from 'playwright';
import {defineConfig} from 'playwright/test';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** The browser of the tests: CHROMIUM_PATH, else Playwright's own where it is installed, else the system's Chromium or Chrome. */
function browserPath(): string | undefined {
  const own = chromium.executablePath();
  return process.env.CHROMIUM_PATH ?? (existsSync(own) ? undefined : systemBrowsers.find(existsSync));
}

const executablePath = browserPath();

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 60_000,
  use: {
    baseURL: 'http://localhost:4173',
    browserName: 'chromium',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath !== undefined && {executablePath}),
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'],
    },
  },
  projects: [
    {name: 'desktop', grepInvert: /@phone/, use: {viewport: {width: 1280, height: 900}}},
    {name: 'phone', grepInvert: /@wide/, use: {viewport: {width: 375, height: 812}, hasTouch: true}},
  ],
  webServer: {
    command: 'tsx tests/server/plain-server.ts build 4173',
    url: 'http://localhost:4173/',
    reuseExistingServer: !process.env.CI,
  },
});
