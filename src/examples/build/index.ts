/**
 * Every fence becomes static HTML, and every example is compiled by its version's compiler: README.md. Both parts have
 * to be imported by the same src/app/build/config.ts:
 *
 *     plugins: [plugin(examples, {pages: examplePages, production: environment.production, apiNames, explainer})]
 *     beforeDefaultRemarkPlugins: [codeBlocks({instance: 'default'})]     in each docs and blog instance
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {codeBlocks as codeBlocksTransformer} from './code-blocks';
import {isTutorialStep} from '../../config/page-version';
import {allVersions, versionLines} from '../../config/versions';
import type {PageRules} from '../core/fence/example';
import type {RawFence} from '../core/fence/scan';
import {translatedWords} from '../../kit/core/built-component/built-component';
import {CODE_BLOCK_LABELS, ENGLISH_LABELS, type CodeBlockLabels} from '../core/block/labels';
import {createHighlighter, type Highlighter} from '../../compilers/build/highlight';
import {checkPages, type PageProblem} from './check';
import {collectPages} from './collect';
import {overlaySettings, problemOverlay} from './overlay-plugin';
import {renderPage} from './render-page';
import {formatCounts, formatProblem, formatProblems, formatTypeCounts, whyNotPublish} from './report';
import {compilerServiceOf, type CompilerService} from '../../compilers/build/service';
import {writerError} from '../../kit/build/writer-error';
import {inlineScript} from '../../kit/build/inline-script';
import {isTranslation, isTranslationBuild} from '../../kit/build/translation-build';
import {docsPages, writePageData} from './page-data';
import type {TypeSources} from './page-types';

type ExamplesOptions = {
  /** Where the pages are, and which compiler each one uses. */
  readonly pages: PageRules;
  /** A production build: it fails for any problem, and if a compiler doesn't run on this machine. */
  readonly production: boolean;
  /** What else refuses the site: a sentence for each problem, so that one run reports all of them. */
  readonly others?: (siteDir: string) => Promise<readonly string[]>;
  /** What the API of a version documents: a card with a name's type leads there. */
  readonly apiNames: (siteDir: string) => TypeSources['apiNames'];
  /** Finds the slug of the page that explains a message; undefined if there is none. */
  readonly explainer: (siteDir: string) => Promise<(message: string) => string | undefined>;
};

type CodeBlockOptions = {
  /** `default` for the manual, or `react`, `community`, `blog`. */
  readonly instance: string;
  /**
   * Whether to compile each example with the other versions and show which accept it; by default, only in the manual.
   */
  readonly worksIn?: boolean;
};

/** What the plugin shares with the transformers, which run in the same process after it. */
type Site = {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly options: ExamplesOptions;
  readonly service: CompilerService;
  readonly highlight: Highlighter;
  labels: CodeBlockLabels;
  /** Development: the current problems, by page. */
  readonly problems: Map<string, readonly PageProblem[]>;
};

let site: Site | undefined;

/** Creates the plugin, whose module the transformers share. */
export default async function examples(
  context: LoadContext,
  options: ExamplesOptions,
): Promise<Plugin<CodeBlockLabels>> {
  const {siteDir, baseUrl} = context;
  const service = compilerServiceOf(siteDir);
  // Fails here if a compiler has no record.
  for (const {compiler} of Object.values(versionLines).flatMap(allVersions)) service.toolchain(compiler);
  const own: Site = {
    siteDir,
    baseUrl,
    options,
    service,
    highlight: createHighlighter(service),
    labels: ENGLISH_LABELS,
    problems: new Map(),
  };
  site = own;
  const tabPreference = await inlineScript(path.join(__dirname, '../browser/tab-preference.ts'));
  return {
    name: 'examples',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: tabPreference}]}),
    async loadContent() {
      // The build of the default locale, which comes first, checks all translations too.
      if (!isTranslationBuild(context)) await checkSite(own);
      return ENGLISH_LABELS;
    },
    getTranslationFiles: () => Promise.resolve([{path: 'labels', content: CODE_BLOCK_LABELS}]),
    translateContent: ({translationFiles}) => translatedWords(CODE_BLOCK_LABELS, translationFiles),
    contentLoaded: ({content}) => {
      own.labels = content;
      return Promise.resolve();
    },
    async postBuild({plugins, outDir}) {
      const pages = await collectPages(siteDir, options.pages, service.toolchains);
      const built = isTranslationBuild(context) ? pages.filter((page) => isTranslation(page.path)) : pages;
      const shown = docsPages(plugins, built, tellsVersions);
      const counts = await writePageData({service, apiNames: options.apiNames(siteDir), baseUrl}, shown, outDir);
      logger.info(formatTypeCounts(counts));
      const {recorded, cached, made} = service.counts();
      logger.info(`Answers of the compilers so far: ${recorded} recorded, ${cached} from .cache, ${made} new`);
    },
    configureWebpack: (config, isServer) => ({
      ...blockDependencies(siteDir, config as BundlerConfig),
      ...(!isServer && !options.production && {plugins: [problemOverlay(own.problems)], devServer: overlaySettings}),
    }),
  };
}

/** Everything besides the page that can affect a block: what runs in the build. */
const SOURCE = /^(?:config|[^/]+\/(?:core|build))\/.*(?<!\.test)\.(?:ts|cjs)$/;

type BundlerConfig = {readonly experiments?: {readonly cache?: unknown} | undefined};

/**
 * Configuration to merge: a change of one of those files invalidates the bundler's cache on disk, which would serve
 * pages of a different pipeline. Empty without a cache.
 */
function blockDependencies(siteDir: string, config: BundlerConfig): object {
  const cache = config.experiments?.cache;
  if (typeof cache !== 'object' || cache === null) return {};
  const folder = path.join(siteDir, 'src');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => SOURCE.test(file.replaceAll(path.sep, '/')))
    .map((file) => path.join(folder, file));
  return {experiments: {cache: {buildDependencies: [path.join(siteDir, 'package-lock.json'), ...files]}}};
}

/** The default of `worksIn`. */
const tellsVersions = (instance: string): boolean => instance === 'default';

/** Checks all pages before the bundler starts, so that one run reports every problem; examples only in production. */
async function checkSite({siteDir, options, service}: Site): Promise<void> {
  const check = async (): Promise<string | undefined> => {
    const report = await checkPages(service, await collectPages(siteDir, options.pages, service.toolchains));
    logger.info(formatCounts(report));
    return whyNotPublish(report);
  };
  const [examples, others = []] = await Promise.all([
    options.production ? check() : undefined,
    options.others?.(siteDir),
  ]);
  const refusal = [...others, ...(examples === undefined ? [] : [examples])].join('\n');
  if (refusal !== '') throw writerError(refusal);
}

/** An instance's remark plugin. A problem fails the page in production, and is shown on it in development. */
export function codeBlocks({instance, worksIn = tellsVersions(instance)}: CodeBlockOptions) {
  return codeBlocksTransformer((file, fences) => renderFences(file, fences, worksIn));
}

/**
 * Renders the fences of a file outside the docs and blog instances, after all content has loaded: the labels are
 * translated by then.
 * @param file absolute path
 * @param worksIn as in the options; production only
 * @returns the HTML of each fence, or undefined if it isn't shown
 */
export async function renderFences(
  file: string,
  fences: readonly RawFence[],
  worksIn: boolean,
): Promise<readonly (string | undefined)[]> {
  if (!site) {
    throw new Error(
      'Fences are rendered without the examples plugin. Import both in src/app/build/config.ts from src/examples/build, and give the plugin as a function, not as a path.',
    );
  }
  const {siteDir, baseUrl, options, service, highlight, labels, problems} = site;
  const page = path.relative(siteDir, file).replaceAll(path.sep, '/');
  const explain = await options.explainer(siteDir);
  const context = {
    service,
    highlight,
    labels,
    baseUrl,
    // Beginners have one version: theirs.
    worksIn: worksIn && options.production && !isTutorialStep(page),
    hasFilesBeside: !/(?:^|\/)(?:docusaurus-plugin-content-)?(?:blog|syntax-lookup)\//.test(page),
    explain: (message: string) => {
      const found = explain(message);
      return found === undefined || page.endsWith(`errors/${found}.mdx`) ? undefined : `${baseUrl}errors/${found}`;
    },
  };
  const rendered = await renderPage(context, options.pages, page, fences);
  const found = rendered.problems.map((problem) => ({page, ...problem}));
  if (options.production && found.length > 0) throw writerError(formatProblems(found));
  if (found.length > 0 && JSON.stringify(found) !== JSON.stringify(problems.get(page)))
    logger.warn(found.map(formatProblem).join('\n\n'));
  problems.set(page, found);
  return rendered.html;
}
