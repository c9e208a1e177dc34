/** Options of esbuild for tests that bundle code of the site: where that code finds what the site's own bundler provides. */
import path from 'node:path';
import type {BuildOptions} from 'esbuild';

const siteDir = path.resolve(__dirname, '../..');
const client = path.join(siteDir, 'node_modules/@docusaurus/core/lib/client/exports');

export const siteModules = {
  alias: {
    '@docusaurus/Translate': path.join(client, 'Translate.js'),
    '@docusaurus/Interpolate': path.join(client, 'Interpolate.js'),
    '@generated': path.join(siteDir, 'tests/support/generated'),
  },
  define: {'process.env.NODE_ENV': '"production"'},
  loader: {'.js': 'jsx'},
  jsx: 'automatic',
} as const satisfies BuildOptions;
