/**
 * Every fence of the site becomes one piece of static HTML, and every example in it is compiled by its
 * version's own compiler. Two parts, which have to be imported by the same docusaurus.config.ts:
 *
 *     plugins: [examples({pages: examplePages, production: environment.production})]
 *     beforeDefaultRemarkPlugins: [codeBlocks({instance: 'default'})]     in each docs and blog instance
 *
 * README.md tells how it works.
 */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {codeBlocks as codeBlocksTransformer} from '../../remark/code-blocks';
import type {RawFence} from '../../lib/fence/scan';
import {translatedWords} from '../../lib/built-component/built-component';
import {CODE_BLOCK_LABELS, ENGLISH_LABELS, type CodeBlockLabels} from '../../lib/code-block/labels';
import {createHighlighter, type Highlighter} from './analysis';
import {blockDependencies} from './bundler-cache';
import {checkPages, type PageProblem} from './check';
import {collectPages} from './collect';
import {overlaySettings, problemOverlay} from './overlay-plugin';
import type {CodeBlockOptions, ExamplesOptions} from './options';
import {renderPage} from './render-page';
import {formatCounts, formatProblem, formatProblems, whyNotPublish} from './report';
import {createCompilerService, type CompilerService} from './service';
import {TAB_PREFERENCE_SCRIPT} from './tab-preference-script';

/** What the plugin knows and the transformers need. They run in one process, after the plugin was loaded. */
type Site = {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly options: ExamplesOptions;
  readonly service: CompilerService;
  readonly highlight: Highlighter;
  labels: CodeBlockLabels;
  /** Development: what is wrong now, by page. */
  readonly problems: Map<string, readonly PageProblem[]>;
};

let site: Site | undefined;

/** The plugin, as a function: a path would be loaded a second time, apart from the transformers. */
export default function examples(options: ExamplesOptions) {
  return (context: LoadContext): Plugin => createPlugin(context, options) as Plugin;
}

function createPlugin({siteDir, baseUrl}: LoadContext, options: ExamplesOptions): Plugin<CodeBlockLabels> {
  const service = createCompilerService({siteDir, cacheDir: path.join(siteDir, '.cache')});
  const own: Site = {siteDir, baseUrl, options, service, highlight: createHighlighter(siteDir, service), labels: ENGLISH_LABELS, problems: new Map()};
  site = own;
  return {
    name: 'examples',
    getClientModules: () => ['code-blocks', 'playground-links'].map((name) => path.join(siteDir, `src/client/${name}.ts`)),
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: TAB_PREFERENCE_SCRIPT}]}),
    async loadContent() {
      if (options.production) await checkSite(own);
      return ENGLISH_LABELS;
    },
    getTranslationFiles: () => Promise.resolve([{path: 'labels', content: CODE_BLOCK_LABELS}]),
    translateContent: ({translationFiles}) => translatedWords(CODE_BLOCK_LABELS, translationFiles),
    contentLoaded: ({content}) => {
      own.labels = content;
      return Promise.resolve();
    },
    configureWebpack: (config, isServer) => ({
      ...blockDependencies(siteDir, config as Parameters<typeof blockDependencies>[1]),
      ...(!isServer && !options.production && {plugins: [problemOverlay(own.problems)], devServer: overlaySettings}),
    }),
  };
}

/** Checks all pages before the bundler starts, so that everything that is wrong is told at the end of one run. */
async function checkSite({siteDir, options, service}: Site): Promise<void> {
  const report = await checkPages(service, await collectPages(siteDir, options.pages, service.toolchains));
  logger.info(formatCounts(report));
  const refusal = whyNotPublish(report);
  if (refusal !== undefined) throw new Error(refusal);
}

/** Remark plugin of an instance: renders its fences. In production a problem fails the page; in development the page shows it. */
export function codeBlocks({instance, worksIn = instance === 'default'}: CodeBlockOptions) {
  return codeBlocksTransformer((file, fences) => renderFences(file, fences, worksIn));
}

/**
 * Renders the fences of a file that no docs or blog instance owns. Call it when all plugins have loaded their
 * content, for the words on the blocks are translated then.
 * @param file absolute path
 * @param worksIn try each example on the other versions and say in which it compiles; production only
 * @returns for each fence its HTML, or undefined when it is not shown
 */
export async function renderFences(file: string, fences: readonly RawFence[], worksIn: boolean): Promise<readonly (string | undefined)[]> {
  if (!site) {
    throw new Error('Fences are rendered without the examples plugin. Import both in docusaurus.config.ts from src/plugins/examples, and give the plugin as a function, not as a path.');
  }
  const {siteDir, baseUrl, options, service, highlight, labels, problems} = site;
  const page = path.relative(siteDir, file).replaceAll(path.sep, '/');
  const shop = {service, highlight, labels, baseUrl, worksIn: worksIn && options.production};
  const rendered = await renderPage(shop, options.pages, page, fences);
  const found = rendered.problems.map((problem) => ({page, ...problem}));
  if (options.production && found.length > 0) throw new Error(formatProblems(found));
  if (found.length > 0 && JSON.stringify(found) !== JSON.stringify(problems.get(page))) logger.warn(found.map(formatProblem).join('\n\n'));
  problems.set(page, found);
  return rendered.html;
}
