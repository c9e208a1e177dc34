import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import apiReference from './src/api/build';
import {pageComponents} from './src/app/build/page-components';
import {plugin} from './src/app/build/plugin';
import {currentLocale, environment} from './src/config/env';
import {exampleSources} from './src/app/build/example-sources';
import {parseFrontMatter} from './src/app/build/front-matter';
import {examplePages} from './src/app/build/example-pages';
import {DEFAULT_LOCALE} from './src/config/languages';
import {api, blog, community, errors, manual, react} from './src/app/build/instances';
import {i18nOf, listedLanguage} from './src/app/build/languages';
import {preprocessPage, problemsBefore, reportImage, reportLink} from './src/app/build/pages/problems';
import {clientModules, readingScripts} from './src/app/build/reading-scripts';
import {editRoot, siteTitle, tagline} from './src/config/site';
import {themeConfig} from './src/app/build/theme-config';
import blogPosts from './src/blog/build';
import llms from './src/copies/build';
import errorPages from './src/errors/build';
import examples from './src/examples/build';
import fonts from './src/fonts/build';
import plainHost from './src/hosting/build/plain-host';
import redirects from './src/hosting/build/redirects';
import {datedItems} from './src/hosting/build/sitemap';
import landingExamples from './src/landing/build';
import syntaxLookup from './src/lookup/build';
import docs from './src/manual/build/docs';
import packages from './src/packages/build';
import playground from './src/playground/build';
import playgroundData from './src/playground/build/data';
import readingPages from './src/reading-pages/build';
import lazyPages from './src/reading-pages/build/lazy-pages';
import slimTheme from './src/reading-pages/build/slim-theme';
import {pageTemplate} from './src/reading-pages/build/template';
import pageIndex from './src/search/build/page-index';
import searchBox from './src/search/build/search-box';
import searchIndex from './src/search/build/search-index';
import tutorial from './src/tutorial/build';

const preset: Preset.Options = {
  docs: false,
  blog: false,
  theme: {customCss: './src/css/site.css'},
  sitemap: {createSitemapItems: datedItems, lastmod: null, changefreq: null, priority: null},
};

/** Whether this is the production build of a translation, which only has what is translated. */
const translation = environment.production && currentLocale() !== DEFAULT_LOCALE;

/** The fast mode leaves out versions, and a translation pages, that other pages link to. `npm run build` checks the latter at its end. */
const onBroken = translation ? 'ignore' : environment.fast ? 'warn' : 'throw';

const icon = {tagName: 'link', attributes: {rel: 'icon', href: `${environment.baseUrl}img/favicon.svg`}};

const config: Config = {
  title: siteTitle,
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
    plugin(slimTheme),
    plugin(fonts),
    plugin(pageIndex),
    plugin(searchBox, {backEnd: environment.algolia ? 'algolia' : 'embedded'}),
    !environment.algolia && !translation && plugin(searchIndex),
    plugin(plainHost),
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
