import path from 'node:path';
import {getBrowserslistQueries} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

/** Style sheets that are in the script that needs them. */
const LAZY_STYLES = /\.lazy\.css$/;

/** Keeps files from the rule that collects CSS in style sheets. @throws if Docusaurus has no such rule */
function leaveOut(rules: readonly unknown[], files: RegExp): void {
  const styles = (rules as readonly {test?: unknown; exclude?: unknown}[]).find(
    ({test}) => test instanceof RegExp && test.test('site.css'),
  );
  if (!styles) throw new Error('The bundler has no rule for CSS. Look for what Docusaurus uses now.');
  styles.exclude = [styles.exclude ?? [], files].flat();
}

/**
 * Removes what our theme replaces: Infima's style sheet (src/css) and, on the client, Prism (code is highlighted at
 * build time), and what messages say to translators. Puts lazy style sheets in their scripts.
 */
export default function slimTheme(): Plugin {
  return {
    name: 'slim-theme',
    configureWebpack(config, isServer) {
      leaveOut(config.module?.rules ?? [], LAZY_STYLES);
      return {
        module: {
          rules: [
            {
              test: LAZY_STYLES,
              type: 'asset/source',
              loader: 'builtin:lightningcss-loader',
              options: {minify: true, targets: getBrowserslistQueries({isServer: false, bundlerName: 'rspack'})},
            },
            {
              test: /\.[jt]sx?$/,
              exclude: /node_modules[\\/](?!@docusaurus)/,
              enforce: 'pre',
              use: path.join(__dirname, 'drop-descriptions.cjs'),
            },
          ],
        },
        resolve: {
          alias: {
            [require.resolve('infima/dist/css/default/default.css')]: false,
            ...(!isServer && {'prism-react-renderer': path.join(__dirname, 'prism-stub.ts')}),
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          },
        },
      };
    },
  };
}
