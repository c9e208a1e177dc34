import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchStarts} from './starts';

export type SearchBoxOptions = {readonly backEnd: 'algolia' | 'embedded'};

/** The scripts of the search; its components are only rendered in the build. */
const SCRIPT = /[\\/]src[\\/]search[\\/]browser[\\/].*\.ts$/;

/** The texts that these scripts translate. */
const TEXT = /^(?:search\.|site\.docsBar\.|packages\.title$)/;

/**
 * Bundles only the dialog and the back end this build uses, keeps React and the texts of the rest of the site out of
 * the site's own dialog, and stores the links the dialog starts with.
 */
export default function searchBox({baseUrl, codeTranslations}: LoadContext, {backEnd}: SearchBoxOptions): Plugin {
  return {
    name: 'search-box',
    async allContentLoaded({allContent, actions}) {
      const texts = Object.entries(codeTranslations).filter(([id]) => TEXT.test(id));
      await actions.createData('starts.json', searchStarts(allContent, baseUrl));
      await actions.createData('texts.json', Object.fromEntries(texts));
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
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
