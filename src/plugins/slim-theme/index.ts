import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Leaves out of the bundles what this site's theme replaces: Infima's style sheet (src/css is ours) and,
 * on the client, the Prism highlighter with its languages (code is highlighted at build).
 */
export default function slimTheme(): Plugin {
  const empty = path.join(__dirname, 'empty.ts');
  const infima = require.resolve('infima/dist/css/default/default.css');
  return {
    name: 'slim-theme',
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            [infima]: path.join(__dirname, 'empty.css'),
            ...(!isServer && {'prism-react-renderer': path.join(__dirname, 'prism-stub.ts')}),
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: empty,
          },
        },
      };
    },
  };
}
