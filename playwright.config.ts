import {defineConfig} from 'playwright/test';
import {findBrowser} from './scripts/browser';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy elsewhere must not fail a build; what fails three times is broken.
  retries: process.env.CI ? 2 : 0,
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
    {name: 'nginx', testDir: 'tests/hosts', testMatch: '*.spec.ts', use: {viewport: {width: 1280, height: 900}}},
  ],
  webServer: {
    command: 'tsx tests/server/plain-server.ts build 4173 --playground',
    url: 'http://localhost:4173/',
    reuseExistingServer: !process.env.CI,
  },
});
