import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {pageComponents} from './src/site/page-components';
import {currentLocale, environment} from './src/config/env';
import {exampleSources} from './src/site/example-sources';
import {parseFrontMatter} from './src/site/front-matter';
import {examplePages} from './src/config/examples';
import {DEFAULT_LOCALE} from './src/config/languages';
import {api} from './src/site/instances/api';
import {blog} from './src/site/instances/blog';
import {community} from './src/site/instances/community';
import {errors} from './src/site/instances/errors';
import {i18nOf} from './src/site/languages';
import {manual} from './src/site/instances/manual';
import {react} from './src/site/instances/react';
import {preprocessPage, problemsBefore, refuseImage, reportLink} from './src/site/pages/problems';
import {clientModules, readingScripts} from './src/site/reading-scripts';
import {editRoot, siteTitle, tagline} from './src/config/site';
import {themeConfig} from './src/config/theme';
import examples from './src/plugins/examples';
import {pageTemplate} from './src/plugins/reading-pages/template';
import {datedItems} from './src/plugins/sitemap-dates';
import syntaxLookup from './src/plugins/syntax-lookup';

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
    hooks: {onBrokenMarkdownLinks: reportLink(environment.production), onBrokenMarkdownImages: refuseImage},
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
    examples({
      pages: examplePages,
      production: environment.production,
      others: problemsBefore,
      ...exampleSources,
    }),
    pageComponents.plugin,
    ['./src/plugins/docs/index.ts', manual],
    ['./src/plugins/docs/index.ts', react],
    ['./src/plugins/docs/index.ts', community],
    ['./src/plugins/docs/index.ts', errors],
    './src/plugins/error-pages/index.ts',
    ['./src/plugins/api-reference/index.ts', api],
    ['./src/plugins/blog/index.ts', blog],
    './src/plugins/landing-examples/index.ts',
    syntaxLookup({folder: 'syntax-lookup', editUrl: editRoot}),
    ['./src/plugins/tutorial/index.ts', {pages: examplePages, production: environment.production}],
    './src/plugins/playground-data/index.ts',
    ['./src/plugins/playground/index.ts', {production: environment.production, bundleUrl: environment.bundleUrl}],
    './src/plugins/packages/index.ts',
    !translation && './src/plugins/redirects/index.ts',
    './src/plugins/slim-theme/index.ts',
    './src/plugins/fonts/index.ts',
    './src/plugins/page-index/index.ts',
    ['./src/plugins/search-box/index.ts', {backEnd: environment.algolia ? 'algolia' : 'embedded'}],
    !environment.algolia && !translation && './src/plugins/search-index/index.ts',
    './src/plugins/plain-host/index.ts',
    './src/plugins/lazy-pages/index.ts',
    // Not `favicon`, whose address would have the language in it once a page's script runs. It's before the head's script,
    // which is then next to the one of the color mode, and the minifier makes them one.
    () => ({name: 'icon', injectHtmlTags: () => ({headTags: [icon]})}),
    ['./src/plugins/reading-pages/index.ts', {scripts: readingScripts}],
    './src/plugins/llms/index.ts',
  ],
  clientModules: environment.production ? [] : clientModules,
  ...(environment.production && {ssrTemplate: pageTemplate}),
  themeConfig,
};

export default config;
