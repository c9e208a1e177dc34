import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Removes what our theme replaces: Infima's style sheet (src/css) and, on the client, Prism (code is highlighted at
 * build time).
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
