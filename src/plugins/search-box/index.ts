import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchStarts} from './starts';

export type SearchBoxOptions = {readonly backEnd: 'algolia' | 'embedded'};

/** All style sheets except those that load with their chunk. */
const EAGER_STYLES = /^(?!.*\.lazy\.css$)/;

/**
 * Bundles only the search back end this build uses, without the client that DocSearch would create itself. Keeps lazy
 * style sheets in their chunks, and stores the links the dialog starts with.
 */
export default function searchBox({baseUrl}: LoadContext, {backEnd}: SearchBoxOptions): Plugin {
  return {
    name: 'search-box',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('starts.json', searchStarts(allContent, baseUrl));
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        module: {
          rules: [
            {
              test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
              loader: path.join(__dirname, 'drop-algolia-client.cjs'),
            },
          ],
        },
        plugins:
          backEnd === 'algolia'
            ? [new NormalModuleReplacementPlugin(/\/embedded-back-end$/, './algolia-back-end')]
            : [],
        ...(!isServer && {optimization: {splitChunks: {cacheGroups: {styles: {test: EAGER_STYLES}}}}}),
      };
    },
  };
}
