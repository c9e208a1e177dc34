import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../../kit/build/inline-script';
import {sharedBase} from '../../kit/build/translation-build';
import {CONTENT_ID, paintAfter} from '../../kit/core/first-paint';
import {READING_ENTRY} from './template';

/** Our theme has its own styles (src/css), in development too. */
const withoutInfima = {alias: {[require.resolve('infima/dist/css/default/default.css')]: false as const}};

/**
 * Source maps only for this repository's code. Those of React, and of Docusaurus' list of all routes, would double
 * the script that the browser reads for each page.
 */
const inDevelopment: NonNullable<Plugin['configureWebpack']> = (_, __, {currentBundler}) => {
  const {EvalSourceMapDevToolPlugin} = currentBundler.instance;
  return {
    resolve: withoutInfima,
    devtool: false,
    plugins: [new EvalSourceMapDevToolPlugin({exclude: /node_modules|\.docusaurus/, module: true, columns: false})],
  };
};

/**
 * Leaves what browsers lack to Lightning CSS, which minifies the style sheets and knows the browsers of package.json.
 * PostCSS only puts the theme's styles into a layer; its presets take 2 s to load.
 */
const configurePostCss: NonNullable<Plugin['configurePostCss']> = ({plugins, ...options}) => ({
  ...options,
  plugins: plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env')),
});

/**
 * Removes Docusaurus' application from production pages: README.md.
 * @param options.scripts the files of which every page's script and style sheet consist, below the site's folder, in
 *   their order
 */
export default async function readingPages(
  context: LoadContext,
  {scripts}: {readonly scripts: readonly string[]},
): Promise<Plugin> {
  const {siteDir} = context;
  if (process.env.NODE_ENV !== 'production')
    return {name: 'reading-pages', configureWebpack: inDevelopment, configurePostCss};
  const headScript = await inlineScript(path.join(__dirname, '../browser/head-script.ts'));
  return {
    name: 'reading-pages',
    configurePostCss,
    configureWebpack(config, isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      const facts = new DefinePlugin({
        SHARED_BASE: JSON.stringify(sharedBase(context)),
        HAS_LANGUAGES: JSON.stringify(context.i18n.locales.length > 1),
      });
      if (isServer) return {plugins: [facts]};
      config.entry = {[READING_ENTRY]: scripts.map((file) => path.join(siteDir, file))};
      return {
        // Docusaurus' groups would put the styles and packages of every chunk into files that each page loads.
        mergeStrategy: {'optimization.splitChunks.cacheGroups': 'replace'},
        optimization: {
          runtimeChunk: false,
          // Otherwise, each page's script lists the names of all chunks.
          chunkIds: 'named',
          splitChunks: {cacheGroups: {default: false, defaultVendors: false}},
        },
        plugins: [facts],
      };
    },
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: paintAfter(CONTENT_ID)},
        {tagName: 'script', innerHTML: headScript},
      ],
    }),
  };
}
