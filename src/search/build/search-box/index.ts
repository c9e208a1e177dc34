import path from 'node:path';
import {getBrowserslistQueries} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchStarts} from './starts';

export type SearchBoxOptions = {readonly backEnd: 'algolia' | 'embedded'};

/** Style sheets that are in the script that needs them. */
const LAZY_STYLES = /\.lazy\.css$/;

/** The scripts of the search; its components are only rendered in the build. */
const SCRIPT = /[\\/]src[\\/]search[\\/]browser[\\/].*\.ts$/;

/** The texts that these scripts translate. */
const TEXT = /^(?:search\.|site\.docsBar\.|packages\.title$)/;

/** Keeps files from the rule that collects CSS in style sheets. @throws if Docusaurus has no such rule */
function leaveOut(rules: readonly unknown[], files: RegExp): void {
  const styles = (rules as readonly {test?: unknown; exclude?: unknown}[]).find(
    ({test}) => test instanceof RegExp && test.test('site.css'),
  );
  if (!styles) throw new Error('The bundler has no rule for CSS. Look for what Docusaurus uses now.');
  styles.exclude = [styles.exclude ?? [], files].flat();
}

/**
 * Bundles only the dialog and the back end this build uses, keeps React and the texts of the rest of the site out of
 * the site's own dialog, puts lazy style sheets in their scripts, and stores the links the dialog starts with.
 */
export default function searchBox({baseUrl, codeTranslations}: LoadContext, {backEnd}: SearchBoxOptions): Plugin {
  return {
    name: 'search-box',
    async allContentLoaded({allContent, actions}) {
      const texts = Object.entries(codeTranslations).filter(([id]) => TEXT.test(id));
      await actions.createData('starts.json', searchStarts(allContent, baseUrl));
      await actions.createData('texts.json', Object.fromEntries(texts));
    },
    configureWebpack(config, isServer, {currentBundler}) {
      leaveOut(config.module?.rules ?? [], LAZY_STYLES);
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const rules = [
        {
          test: LAZY_STYLES,
          type: 'asset/source',
          loader: 'builtin:lightningcss-loader',
          options: {minify: true, targets: getBrowserslistQueries({isServer: false, bundlerName: 'rspack'})},
        },
      ];
      if (isServer) return {module: {rules}};
      return {
        module: {rules},
        plugins: [
          new NormalModuleReplacementPlugin(/^@docusaurus\/Translate$/, (resource) => {
            if (SCRIPT.test(resource.contextInfo.issuer))
              resource.request = path.join(__dirname, '../../browser/translate.ts');
          }),
          ...(backEnd === 'algolia'
            ? [
                new NormalModuleReplacementPlugin(/\/embedded-back-end$/, './algolia-back-end'),
                new NormalModuleReplacementPlugin(/\/dialog\/open-dialog$/, '../ui/docsearch/open-docsearch'),
              ]
            : []),
        ],
      };
    },
  };
}
