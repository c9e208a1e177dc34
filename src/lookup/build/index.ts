/** /syntax-lookup with all entries, and a page for each: CONTRIBUTING.md says how to write one. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {englishWords, translatedWords} from '../../kit/core/built-component/built-component';
import {renderCode} from '../../rescript/core/syntax/html';
import {lex} from '../../rescript/core/syntax/languages';
import {DEFAULT_LOCALE} from '../../config/languages';
import {UNTRANSLATED} from '../../kit/core/untranslated';
import {byUse, LOOKUP_KINDS} from '../core/entry';
import {LOOKUP_LABELS, renderLookupList, type LookupWords} from '../core/list';
import type {LookupPageData} from '../core/page';
import {staleMetadata} from '../../languages/build/drift';
import {lazyData} from '../../kit/build/lazy-data';
import {isTranslationBuild, translatedRoutes} from '../../kit/build/translation-build';
import {writerError} from '../../kit/build/writer-error';
import {entryPage} from './entry-page';
import {createLinkResolver} from './manual-links';
import {readEntries, type LookupSource} from './read';

type SyntaxLookupOptions = {
  /** Of the entries, relative to the site's. */
  readonly folder: string;
  /** Of the site's folder, with a slash at its end. */
  readonly editUrl: string;
  /** A production build: it makes all pages. Otherwise a page is made when it's opened. */
  readonly production: boolean;
};

type Content = {readonly sources: readonly LookupSource[]; readonly words: LookupWords};

const SCREENS = '@site/src/lookup/ui';

/** Creates the plugin. */
export default function syntaxLookup(
  context: LoadContext,
  {folder, editUrl, production}: SyntaxLookupOptions,
): Plugin<Content> {
  const {siteDir, baseUrl, localizationDir, i18n} = context;
  const root = `${baseUrl}syntax-lookup`;
  const relative = (file: string): string => path.relative(siteDir, file).replaceAll(path.sep, '/');
  const isEnglish = (file: string): boolean =>
    i18n.currentLocale !== DEFAULT_LOCALE && !file.startsWith(localizationDir);
  return {
    name: 'syntax-lookup',
    getPathsToWatch: () => [path.join(siteDir, folder, '*.md')],
    loadContent: async () => ({
      sources: inOrder(await readEntries(path.join(siteDir, folder), path.join(localizationDir, folder))),
      words: englishWords(LOOKUP_LABELS),
    }),
    getTranslationFiles: () => Promise.resolve([{path: 'labels', content: {...LOOKUP_LABELS}}]),
    translateContent: ({content, translationFiles}) => ({
      ...content,
      words: translatedWords(LOOKUP_LABELS, translationFiles),
    }),
    // Not contentLoaded: the labels on code blocks are translated after that.
    async allContentLoaded({allContent, actions}) {
      const {sources, words} = allContent['syntax-lookup']?.default as Content;
      const places = {root, sources, words, resolveLinks: createLinkResolver(siteDir, baseUrl)};
      // Development: entries have each other's titles, so all of them are made again if one changes.
      const state = simpleHash(JSON.stringify(sources), 8);
      const routes = await Promise.all(
        sources.map(async (source) => {
          const {id} = source.entry;
          const edit = `${editUrl}${relative(path.dirname(source.file))}`;
          const pageData = async (): Promise<LookupPageData> => {
            const page = await entryPage({...places, editUrl: edit}, source).catch((error: unknown) => {
              const {message} = error as Error;
              throw writerError(`${folder}/${id}.md:${source.lineOfLink(message)} ${message}`);
            });
            return {...page, ...staleMetadata(siteDir, relative(source.file))};
          };
          const module = production
            ? await actions.createData(`entry-${id}.json`, await pageData())
            : lazyData(await actions.createData(`entry-${id}.js`, state), async () => JSON.stringify(await pageData()));
          return {
            path: `${root}/${id}`,
            component: `${SCREENS}/EntryPage.tsx`,
            exact: true,
            modules: {page: module},
            metadata: {sourceFilePath: relative(source.file)},
          };
        }),
      );
      const pages = isTranslationBuild(context) ? translatedRoutes(routes) : routes;
      const listed = sources.map(({entry, sample, file}) => ({
        entry,
        sample: renderCode(sample, lex('res', sample)),
        ...(isEnglish(file) && {language: UNTRANSLATED}),
      }));
      const list = await actions.createData('list.json', renderLookupList(listed, words, root));
      actions.addRoute({
        path: root,
        component: `${SCREENS}/LookupRoot.tsx`,
        routes: [{path: root, component: `${SCREENS}/LookupPage.tsx`, exact: true, modules: {list}}, ...pages],
      });
    },
  };
}

/** By kind, then by name. */
function inOrder(sources: readonly LookupSource[]): readonly LookupSource[] {
  return LOOKUP_KINDS.flatMap((kind) =>
    sources.filter(({entry}) => entry.kind === kind).sort((one, other) => byUse(one.entry, other.entry)),
  );
}
