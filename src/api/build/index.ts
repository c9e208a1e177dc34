/**
 * The API reference: an instance of the docs plugin whose pages are made from the packages of each version. See
 * README.md.
 */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compilerServiceOf} from '../../compilers/build/service';
import {environment} from '../../config/env';
import {findVersion, versionLines, type SiteVersion} from '../../config/versions';
import {docsCodeBlock, wrapExample, type DocsCode, type DocsCodeOptions} from '../core/docs/examples';
import {html} from '../../kit/core/html';
import {lazyData} from '../../kit/build/lazy-data';
import {editionOf, type ApiPage, type CodeBlockRenderer} from '../core/docs/library';
import {API_LABELS, ENGLISH_API_LABELS, type ApiLabels} from '../core/docs/labels';
import {pagesOf, type PageEntry} from '../core/docs/pages';
import {apiSidebars} from '../core/docs/sidebars';
import {translatedWords} from '../../kit/core/built-component/built-component';
import {CODE_BLOCK_LABELS, ENGLISH_LABELS, type CodeBlockLabels} from '../../examples/core/block/labels';
import docs, {type DocsPluginOptions} from '../../manual/build/docs';
import {siteLibrary, apiServiceOf} from './service';
import {writePageData, type DataPage} from '../../examples/build/page-data';
import {formatTypeCounts} from '../../examples/build/report';
import {checkCode, checkExamples, exampleKey, exampleOf, type ExampleResult, type CheckedExamples} from './examples';
import {docId, stubFile, writeFolder, type VersionFolder} from './folders';
import {apiRoutes, dataPage} from './routes';
import {playgroundPath} from '../../compilers/core/playground-link/link';

/**
 * What readers can do with an example in a comment.
 * @param checked the compilers' results: only examples that compile open in the playground and run
 */
function exampleActions(baseUrl: string, checked: CheckedExamples): DocsCodeOptions['actions'] {
  return (code) => {
    const {language, source, version} = code;
    const result = checked.get(exampleKey(code));
    if (result?.kind !== 'compiles') return undefined;
    const address =
      baseUrl.replace(/\/$/, '') + playgroundPath({version, ...(language === 'ml' && {syntax: language})});
    return {
      playground: {
        address,
        pane: language === 'ml' ? language : 'res',
        ...(result.form === 'wrapped' && {source: wrapExample(source)}),
      },
      runs: result.runs,
    };
  };
}

/** Creates the plugin. It takes the docs plugin's options, but writes to `path` and `sidebarPath`. */
export default async function apiReference(
  context: LoadContext,
  options: DocsPluginOptions,
): Promise<Plugin<LoadedContent>> {
  const {siteDir, baseUrl} = context;
  const compilers = compilerServiceOf(siteDir);
  const models = await apiServiceOf(siteDir).models();
  const {production} = environment;
  const checked = new Map<string, ExampleResult>(production ? await checkExamples(compilers, models) : []);
  const codeActions = exampleActions(baseUrl, checked);
  const libraryIn = (labels: ApiLabels, onBlocks: CodeBlockLabels) =>
    siteLibrary({
      compilers,
      models,
      baseUrl,
      labels,
      codeBlock: recording(docsCodeBlock({labels: onBlocks, actions: codeActions})),
    });
  /** The code of the page that is rendered, in its order. */
  let rendered: DocsCode[] = [];
  /** Whether a page is only rendered to collect its code blocks, which are left empty then. */
  let isCollecting = false;
  const recording =
    (render: CodeBlockRenderer): CodeBlockRenderer =>
    (code) => {
      rendered.push(code);
      return isCollecting ? html`` : render(code);
    };
  /** Development: compiles the examples of a page that is about to be rendered. */
  const checkPage = async (page: PageEntry): Promise<void> => {
    rendered = [];
    isCollecting = true;
    try {
      page.render();
    } finally {
      isCollecting = false;
    }
    const unknown = rendered.filter((code) => !checked.has(exampleKey(code)));
    await Promise.all(unknown.map(async (code) => checked.set(exampleKey(code), await checkCode(compilers, code))));
  };
  let examplesOfPages: DataPage[] = [];
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
      examplesOfPages = [];
      const pages = new Map(
        folders.flatMap(({docsDir, version, site}) =>
          pagesOf(library, editionOf(library, version)).map((page) => [stubFile(docsDir, page), {page, site}] as const),
        ),
      );
      const routes = apiRoutes(content, actions, {
        siteDir,
        makeModule: production ? dataPage(actions) : lazyData,
        page: async (stub, permalink): Promise<ApiPage> => {
          const found = pages.get(stub);
          if (!found)
            throw new Error(
              `${stub} isn't a page of the API reference. The build writes this folder, so remove the file.`,
            );
          if (!production) await checkPage(found.page);
          rendered = [];
          const content = found.page.render();
          const examples = rendered.flatMap((code) => (codeActions(code) ? (exampleOf(compilers, code) ?? []) : []));
          examplesOfPages.push({examples, permalink, api: found.site, tellsVersions: false, isReference: true});
          return content;
        },
      });
      await plugin.contentLoaded?.({content, actions: routes.actions});
      await routes.done();
    },
    async postBuild(props) {
      await plugin.postBuild?.(props);
      const {names: apiNames} = apiServiceOf(siteDir);
      const counts = await writePageData({service: compilers, apiNames, baseUrl}, examplesOfPages, props.outDir);
      logger.info(`API reference: ${formatTypeCounts(counts)}`);
    },
  };
}

apiReference.validateOptions = docs.validateOptions;

type SiteFolder = VersionFolder & {readonly version: string; readonly site: SiteVersion};

/** Docusaurus' own paths for the versions of an instance. */
function versionFolders(
  siteDir: string,
  {id, path: currentPath, sidebarPath, versions}: DocsPluginOptions,
  pages: (version: string) => readonly PageEntry[],
): readonly SiteFolder[] {
  return Object.keys(versions).map((name) => {
    // A version whose own compiler isn't published yet shows the API of the compiler its docs are based on.
    const site = findVersion(versionLines.api, name);
    if (!site)
      throw new Error(`Invalid version ${name}: the API reference has no such version in src/config/versions.ts.`);
    const version = site.compiler;
    const entries = pages(version);
    const isCurrent = name === 'current';
    if (isCurrent && typeof sidebarPath !== 'string')
      throw new Error(
        'The API instance needs a sidebarPath to write its sidebars to, such as .generated/api-sidebars.json.',
      );
    const docsDir = isCurrent ? currentPath : `${id}_versioned_docs/version-${name}`;
    const sidebarFile = isCurrent ? String(sidebarPath) : `${id}_versioned_sidebars/version-${name}-sidebars.json`;
    return {
      version,
      site,
      docsDir: path.resolve(siteDir, docsDir),
      sidebarFile: path.resolve(siteDir, sidebarFile),
      pages: entries,
      sidebars: apiSidebars(entries, docId),
    };
  });
}
