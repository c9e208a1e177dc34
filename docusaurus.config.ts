import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {pageComponents} from './src/config/built-components';
import {environment} from './src/config/env';
import {parseFrontMatter} from './src/config/front-matter';
import {examplePages} from './src/config/examples';
import {api} from './src/config/instances/api';
import {blog} from './src/config/instances/blog';
import {community} from './src/config/instances/community';
import {manual} from './src/config/instances/manual';
import {react} from './src/config/instances/react';
import {siteRepository, siteTitle, tagline} from './src/config/site';
import {themeConfig} from './src/config/theme';
import examples from './src/plugins/examples';
import {datedItems} from './src/plugins/sitemap-dates';
import syntaxLookup from './src/plugins/syntax-lookup';

const preset: Preset.Options = {
  docs: false,
  blog: false,
  theme: {customCss: './src/css/site.css'},
  sitemap: {createSitemapItems: datedItems, lastmod: null, changefreq: null, priority: null},
};

const config: Config = {
  title: siteTitle,
  tagline,
  url: environment.url,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  // The banner is an inline script of one page only.
  baseUrlIssueBanner: false,
  // The fast mode leaves versions out that other pages link to.
  onBrokenLinks: environment.fast ? 'warn' : 'throw',
  onBrokenAnchors: environment.fast ? 'warn' : 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: parseFrontMatter(environment.production),
    hooks: {onBrokenMarkdownLinks: environment.production ? 'throw' : 'warn', onBrokenMarkdownImages: 'throw'},
  },
  future: {
    v4: true,
    // The bundler's cache on disk keeps modules whose aliases have changed: a build must not be stale.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
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
  i18n: {defaultLocale: 'en', locales: environment.locale ? ['en', environment.locale] : ['en']},
  presets: [['classic', preset]],
  plugins: [
    examples({pages: examplePages, production: environment.production}),
    pageComponents.plugin,
    ['./src/plugins/docs/index.ts', manual],
    ['./src/plugins/docs/index.ts', react],
    ['./src/plugins/docs/index.ts', community],
    ['./src/plugins/api-reference/index.ts', api],
    ['./src/plugins/blog/index.ts', blog],
    './src/plugins/landing-examples/index.ts',
    syntaxLookup({folder: 'syntax-lookup', editUrl: `${siteRepository}/edit/master/syntax-lookup`}),
    './src/plugins/playground-data/index.ts',
    ['./src/plugins/playground/index.ts', {production: environment.production, bundleUrl: environment.bundleUrl}],
    './src/plugins/packages/index.ts',
    './src/plugins/redirects/index.ts',
    './src/plugins/slim-theme/index.ts',
    './src/plugins/page-index/index.ts',
    ['./src/plugins/search-box/index.ts', {backEnd: environment.algolia ? 'algolia' : 'embedded'}],
    !environment.algolia && './src/plugins/search-index/index.ts',
    './src/plugins/plain-host/index.ts',
    './src/plugins/route-manifest/index.ts',
    './src/plugins/llms/index.ts',
  ],
  clientModules: ['./src/client/shell.ts', './src/client/media.ts', './src/client/list-filter.ts', './src/client/list-pages.ts', './src/features/search/start-search.ts'],
  themeConfig,
};

export default config;
