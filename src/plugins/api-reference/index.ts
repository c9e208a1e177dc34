/**
 * The API reference: an instance of the docs plugin whose pages are made from the packages of each
 * version. See README.md for how it works.
 */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compilerServiceOf} from '../../compilers/service';
import {findVersion, versionLines} from '../../config/versions';
import {docsCodeBlock} from '../../lib/api-docs/code-block';
import {editionOf} from '../../lib/api-docs/edition';
import {API_LABELS, ENGLISH_API_LABELS, type ApiLabels} from '../../lib/api-docs/labels';
import {pagesOf, type PageEntry} from '../../lib/api-docs/pages';
import {apiSidebars} from '../../lib/api-docs/sidebars';
import {translatedWords} from '../../lib/built-component/built-component';
import {CODE_BLOCK_LABELS, ENGLISH_LABELS, type CodeBlockLabels} from '../../lib/code-block/labels';
import docs from '../docs';
import type {DocsPluginOptions} from '../docs/options';
import {siteLibrary} from './editions';
import {checkExamples} from './examples';
import {docId, slugOfStub, writeFolder, type VersionFolder} from './folders';
import {playgroundLinks} from './playground';
import {apiRoutes} from './routes';
import {apiServiceOf} from './service';

export {validateOptions} from '../docs/options';

/** Creates the plugin. It takes the docs plugin's options, but writes to `path` and `sidebarPath`. */
export default async function apiReference(
  context: LoadContext,
  options: DocsPluginOptions,
): Promise<Plugin<LoadedContent>> {
  const {siteDir, baseUrl} = context;
  const compilers = compilerServiceOf(siteDir);
  const models = await apiServiceOf(siteDir).models();
  const playground = playgroundLinks(baseUrl, await checkExamples(compilers, models));
  const libraryIn = (labels: ApiLabels, onBlocks: CodeBlockLabels) =>
    siteLibrary({compilers, models, baseUrl, labels, codeBlock: docsCodeBlock({labels: onBlocks, playground})});
  let library = libraryIn(ENGLISH_API_LABELS, ENGLISH_LABELS);
  const folders = versionFolders(siteDir, options, (version) => pagesOf(library, editionOf(library, version)));
  await Promise.all(folders.map(writeFolder));

  const plugin = await docs(context, options);
  return {
    ...plugin,
    // Sidebar labels are module names: they aren't translated, and they repeat, which Docusaurus rejects in translation
    // files.
    getTranslationFiles: () => [
      {path: 'labels', content: API_LABELS},
      {path: 'code-blocks', content: CODE_BLOCK_LABELS},
    ],
    translateContent({content, translationFiles}) {
      library = libraryIn(
        translatedWords(API_LABELS, translationFiles),
        translatedWords(CODE_BLOCK_LABELS, translationFiles, 'code-blocks'),
      );
      return content;
    },
    async contentLoaded({content, actions}) {
      const pages = new Map(
        folders.map(({docsDir, version}) => [
          docsDir,
          new Map(pagesOf(library, editionOf(library, version)).map((page) => [page.slug, page])),
        ]),
      );
      const routes = apiRoutes(content, actions, {
        siteDir,
        page: (stub) => {
          const folder = folders.find(({docsDir}) => stub.startsWith(docsDir + path.sep));
          const page = folder && pages.get(folder.docsDir)?.get(slugOfStub(folder.docsDir, stub));
          if (!page)
            throw new Error(
              `${stub} isn't a page of the API reference. The build writes this folder, so remove the file.`,
            );
          return page.render();
        },
      });
      await plugin.contentLoaded?.({content, actions: routes.actions});
      await routes.done();
    },
  };
}

type SiteFolder = VersionFolder & {readonly version: string};

/** Docusaurus' own paths for the versions of an instance. */
function versionFolders(
  siteDir: string,
  {id, path: currentPath, sidebarPath, versions}: DocsPluginOptions,
  pages: (version: string) => readonly PageEntry[],
): readonly SiteFolder[] {
  return Object.keys(versions).map((name) => {
    // A version whose own compiler isn't published yet shows the API of the compiler its docs are based on.
    const version = findVersion(versionLines.api, name)?.compiler ?? name;
    const entries = pages(version);
    const isCurrent = name === 'current';
    if (isCurrent && typeof sidebarPath !== 'string')
      throw new Error(
        'The API instance needs a sidebarPath to write its sidebars to, such as .generated/api-sidebars.json.',
      );
    return {
      version,
      docsDir: path.resolve(siteDir, isCurrent ? currentPath : `${id}_versioned_docs/version-${name}`),
      sidebarFile: path.resolve(
        siteDir,
        isCurrent ? String(sidebarPath) : `${id}_versioned_sidebars/version-${name}-sidebars.json`,
      ),
      pages: entries,
      sidebars: apiSidebars(version, entries, docId),
    };
  });
}
