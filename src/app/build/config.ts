import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import apiReference from '../../api/build';
import {pageComponents} from './page-components';
import {plugin} from './plugin';
import {currentLocale, environment} from '../../config/env';
import {exampleSources} from './example-sources';
import {parseFrontMatter} from './front-matter';
import {examplePages} from './example-pages';
import {DEFAULT_LOCALE} from '../../config/languages';
import {api, blog, community, errors, manual, react} from './instances';
import {i18nOf, listedLanguage, SITE} from './languages';
import {preprocessPage, problemsBefore, reportImage, reportLink} from './pages/problems';
import {clientModules, readingScripts} from './reading-scripts';
import {algoliaThemeConfig} from '../../config/search';
import {editRoot, siteKeywords, siteTitle, tagline} from '../../config/site';
import blogPosts from '../../blog/build';
import llms from '../../copies/build';
import errorPages from '../../errors/build';
import examples from '../../examples/build';
import fonts from '../../fonts/build';
import cards from '../../hosting/build/cards';
import redirects from '../../hosting/build/redirects';
import {datedItems} from '../../hosting/build/sitemap';
import landingExamples from '../../landing/build';
import {readCode} from '../../languages/build/coverage';
import syntaxLookup from '../../lookup/build';
import docs from '../../manual/build/docs';
import packages from '../../packages/build';
import playground from '../../playground/build';
import playgroundData from '../../playground/build/data';
import readingPages from '../../reading-pages/build';
import lazyPages from '../../reading-pages/build/lazy-pages';
import {pageTemplate} from '../../reading-pages/build/template';
import pageIndex from '../../search/build/page-index';
import searchBox from '../../search/build/search-box';
import searchIndex from '../../search/build/search-index';
import tutorial from '../../tutorial/build';

const preset: Preset.Options = {
  docs: false,
  blog: false,
  theme: {customCss: './src/css/site.css'},
  sitemap: {createSitemapItems: datedItems, lastmod: null, changefreq: null, priority: null},
};

/** Whether this is the production build of a translation, which only has what is translated. */
const translation = environment.production && currentLocale() !== DEFAULT_LOCALE;

/** At the end of pages' titles, as `src/kit/ui/site-names.ts` has it. */
const title = readCode(SITE, currentLocale())['site.name']?.message ?? siteTitle;

/** The fast mode leaves out versions, and a translation pages, that other pages link to. `npm run build` checks the latter at its end. */
const onBroken = translation ? 'ignore' : environment.fast ? 'warn' : 'throw';

const icon = {tagName: 'link', attributes: {rel: 'icon', href: `${environment.baseUrl}img/favicon.svg`}};

/** Header and footer are our own and need none. */
const themeConfig: Preset.ThemeConfig = {
  metadata: [
    {name: 'keywords', content: siteKeywords},
    {name: 'twitter:site', content: '@rescriptlang'},
    {property: 'og:site_name', content: title},
    {property: 'og:type', content: 'website'},
    {name: 'description', content: tagline},
  ],
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  prism: {additionalLanguages: ['bash']},
  ...(environment.algolia && {algolia: algoliaThemeConfig(environment.algolia)}),
};

const config: Config = {
  title,
  tagline,
  url: environment.url,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  // The banner is an inline script of one page only.
  baseUrlIssueBanner: false,
  onBrokenLinks: onBroken,
  onBrokenAnchors: onBroken,
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: parseFrontMatter(environment.production ? 'build' : 'start'),
    preprocessor: preprocessPage(environment.production),
    hooks: {
      onBrokenMarkdownLinks: reportLink(environment.production),
      onBrokenMarkdownImages: reportImage(environment.production),
    },
  },
  future: {
    v4: true,
    // The bundler's cache on disk keeps modules whose aliases have changed: a build must not be stale.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      // The client bundle compiles no pages: the server bundle would wait for them.
      mdxCrossCompilerCache: !environment.production,
      rspackBundler: true,
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  // One name for all locales: a reader's choices hold in each, and the script in the head is the same on every page.
  storage: {namespace: 'rescript'},
  // A page has to say in the browser what its HTML says, in later years too.
  customFields: {year: new Date().getFullYear()},
  i18n: i18nOf(environment),
  ...(translation && {staticDirectories: []}),
  presets: [['classic', preset]],
  plugins: [
    listedLanguage,
    plugin(examples, {
      pages: examplePages,
      production: environment.production,
      others: problemsBefore,
      ...exampleSources,
    }),
    pageComponents.plugin,
    plugin(docs, manual),
    plugin(docs, react),
    plugin(docs, community),
    plugin(docs, errors),
    plugin(errorPages),
    plugin(apiReference, api),
    plugin(blogPosts, blog),
    plugin(landingExamples, exampleSources),
    plugin(syntaxLookup, {folder: 'syntax-lookup', editUrl: editRoot, production: environment.production}),
    plugin(tutorial, {pages: examplePages, production: environment.production}),
    plugin(playgroundData),
    plugin(playground, {production: environment.production, bundleUrl: environment.bundleUrl}),
    plugin(packages),
    !translation && plugin(redirects),
    plugin(cards),
    plugin(fonts),
    plugin(pageIndex),
    plugin(searchBox, {backEnd: environment.algolia ? 'algolia' : 'embedded'}),
    !environment.algolia && !translation && plugin(searchIndex),
    plugin(lazyPages),
    // Not `favicon`, whose address would have the language in it once a page's script runs. It's before the head's script,
    // which is then next to the one of the color mode, and the minifier makes them one.
    () => ({name: 'icon', injectHtmlTags: () => ({headTags: [icon]})}),
    plugin(readingPages, {scripts: readingScripts}),
    plugin(llms),
  ],
  clientModules: environment.production ? [] : clientModules,
  ...(environment.production && {ssrTemplate: pageTemplate}),
  themeConfig,
};

export default config;
