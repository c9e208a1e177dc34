import type {LoadContext, Plugin} from '@docusaurus/types';

export type SearchBoxOptions = {readonly backEnd: 'algolia' | 'embedded'};

/** Every style sheet but those that wait for their chunk. */
const EAGER_STYLES = /^(?!.*\.lazy\.css$)/;

/** Bundles the one back end that this build uses, and leaves lazy style sheets with their chunks. */
export default function searchBox(_context: LoadContext, {backEnd}: SearchBoxOptions): Plugin {
  return {
    name: 'search-box',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: backEnd === 'algolia' ? [new NormalModuleReplacementPlugin(/\/embedded-back-end$/, './algolia-back-end')] : [],
        ...(!isServer && {optimization: {splitChunks: {cacheGroups: {styles: {test: EAGER_STYLES}}}}}),
      };
    },
  };
}
