const fs = require('node:fs');
const path = require('node:path');

const folder = (name) => path.dirname(require.resolve(`${name}/package.json`));
const core = folder('@docusaurus/core');
const classic = folder('@docusaurus/theme-classic');
const clientExports = fs
  .readdirSync(path.join(core, 'lib/client/exports'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -'.js'.length));

/** @type {import('jest').Config} */
const common = {
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
  transform: {
    '\\.(mjs|[jt]sx?)$': [
      '@swc/jest',
      {jsc: {target: 'es2022', parser: {syntax: 'typescript', tsx: true}, transform: {react: {runtime: 'automatic'}}}},
    ],
  },
  // Docusaurus' theme code is ESM with JSX, and the unified family is ESM only.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/generated/style-module.ts',
    '\\.(css|svg|png|webp)$': '<rootDir>/tests/support/generated/empty.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/(.*)$': '<rootDir>/tests/support/generated/$1',
    '^@theme-(?:original|init)/(.*)$': `${classic}/lib/theme/$1`,
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', `${classic}/lib/theme/$1`, `${core}/lib/client/theme-fallback/$1`],
    [`^@docusaurus/(${clientExports.join('|')})$`]: `${core}/lib/client/exports/$1`,
  },
};

/** The unit tests that read pages. The others are only repeated by `npm run check` when the code changes, and can't read pages there. */
const pageTests = [
  '/tests/content/.+\\.test\\.ts$',
  '/src/languages/build/(?:coverage|status)\\.test\\.ts$',
  '/src/examples/build/plugin\\.test\\.ts$',
];
const unit = {...common, roots: ['<rootDir>/src', '<rootDir>/tests/content', '<rootDir>/tests/tooling']};

/** code, pages: the unit tests, which need nothing but the sources. build: looks at the production build in build/. */
module.exports = {
  // By default, one processor is left idle.
  maxWorkers: '100%',
  projects: [
    {
      ...unit,
      displayName: 'code',
      testRegex: '\\.test\\.tsx?$',
      testPathIgnorePatterns: ['/node_modules/', ...pageTests],
    },
    {...unit, displayName: 'pages', testRegex: pageTests},
    {...common, displayName: 'build', roots: ['<rootDir>/tests/build']},
  ],
};
