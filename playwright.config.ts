import {createHash} from 'node:crypto';
import {defineConfig} from 'playwright/test';
import {findTestBrowser} from './scripts/install';

const executablePath = findTestBrowser();

/** Each checkout has its own port, so that tests never talk to the server of a different checkout. */
const port = 20_000 + (createHash('sha256').update(__dirname).digest().readUInt16BE() % 10_000);

/** Where `npm run test:bundles` serves the site, and a pattern of the tests its compilers can't answer. */
const {BUNDLES_ORIGIN: bundles, BUNDLES_WITHOUT: without = ''} = process.env;

const wide = {viewport: {width: 1280, height: 900}};
const narrow = {viewport: {width: 375, height: 812}, hasTouch: true};

/** What these test has no layout: frames, workers, and the answers of servers. */
const SAME_AT_ANY_WIDTH = /e2e\/(?:playground-(?:bundle|run|run-limits)|plain-host|search-algolia)\.spec\.ts$/;

/** `npm test -- --all`; in `npm test`, tests tagged `@all` are left out. */
const all = process.env.TEST_ALL === '1';

/** What depends on the width. In `npm test`, the rest is only tried on a wide screen. */
const LAYOUT =
  /(?:a11y\/templates|e2e\/(?:small-screens|large-text|layout-shift|shell|navigation|docs|landing|landing-demo|early-input|pseudo-language|search-dialog|playground|api|in-place|syntax-lookup|packages|examples|back-forward))\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // Only a test that hangs reaches these limits, even on a busy machine.
  timeout: 120_000,
  expect: {timeout: 20_000},
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath !== undefined && {executablePath}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  projects: [
    {name: 'desktop', grepInvert: all ? /@(?:phone|undrawn)\b/ : /@(?:phone|undrawn|all)\b/, use: wide},
    {
      name: 'phone',
      grepInvert: all ? /@(?:wide|undrawn)\b/ : /@(?:wide|undrawn|all)\b/,
      testIgnore: SAME_AT_ANY_WIDTH,
      ...(!all && {testMatch: LAYOUT}),
      use: narrow,
    },
    ...Object.entries({desktop: wide, phone: narrow}).map(([name, use]) => ({
      name: `sitemap ${name}`,
      testMatch: 'a11y/sitemap.spec.ts',
      use,
    })),
    ...['firefox', 'webkit'].map((name) => ({
      name,
      testDir: 'tests/engines',
      testMatch: '*.spec.ts',
      fullyParallel: false,
    })),
    ...(bundles === undefined
      ? []
      : [
          {
            name: 'bundles',
            testMatch: /e2e\/playground(?:-(?:auto-run|completion|links|project))?\.spec\.ts$/,
            grepInvert: new RegExp(`@(?:phone|native${without})\\b`),
            use: {...wide, baseURL: bundles},
          },
        ]),
    {name: 'nginx', testDir: 'tests/hosts', testMatch: '*.spec.ts', use: wide},
  ],
  ...(bundles === undefined && {
    webServer: {
      command: `tsx scripts/serve.ts build ${port}`,
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
    },
  }),
});
