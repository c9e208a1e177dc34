import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {allVersions, versionLines} from '../../../config/versions';

/** What the search dialog offers before the reader types: paths relative to a manual version, most popular first. */
const STARTS = [
  'overview',
  'api/stdlib/array',
  'api/core/array',
  'pattern-matching-destructuring',
  'null-undefined-option',
  'interop-cheatsheet',
  'recipes',
  'async-await',
  'promise',
  'build-configuration',
];

/** How many of them a version shows. */
const STARTS_SHOWN = 6;

export type SearchBoxOptions = {readonly backEnd: 'algolia' | 'embedded'};

/** The scripts of the search; its components are only rendered in the build. */
const SCRIPT = /[\\/]src[\\/]search[\\/]browser[\\/].*\.ts$/;

/** The texts that these scripts translate. */
const TEXT = /^(?:search\.|site\.docsBar\.|packages\.title$)/;

/** What these scripts import, and the modules in this capability that replace it. */
const TRANSLATE = [/^@docusaurus\/Translate$/, 'browser/translate.ts'] as const;
const ALGOLIA = [
  [/\/back-end$/, 'browser/algolia-back-end.ts'],
  [/\/open-dialog$/, 'ui/docsearch/open-docsearch.tsx'],
] as const;

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
      const replaced = [TRANSLATE, ...(backEnd === 'algolia' ? ALGOLIA : [])];
      return {
        plugins: replaced.map(
          ([request, file]) =>
            new NormalModuleReplacementPlugin(request, (resource) => {
              if (SCRIPT.test(resource.contextInfo.issuer)) resource.request = path.join(__dirname, '../..', file);
            }),
        ),
      };
    },
  };
}

type SearchStart = {readonly title: string; readonly to: string};

/**
 * The pages the dialog offers before anything is typed, by the id of the manual version, in the order of the settings
 * and with their titles. A version the build doesn't have is left out.
 */
function searchStarts(allContent: AllContent, baseUrl: string): Readonly<Record<string, readonly SearchStart[]>> {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap((content) =>
    (content as LoadedContent).loadedVersions.flatMap((version) => version.docs),
  );
  const titles = new Map(docs.map(({permalink, title}) => [permalink, title]));
  const entries = allVersions(versionLines.default).map(({id, path: version}) => {
    const found = STARTS.flatMap((place): SearchStart[] => {
      const to = `${baseUrl}docs/manual/${version}/${place}`;
      const title = titles.get(to);
      return title === undefined ? [] : [{title, to}];
    });
    return [id, found.slice(0, STARTS_SHOWN)] as const;
  });
  return Object.fromEntries(entries.filter(([, starts]) => starts.length > 0));
}
