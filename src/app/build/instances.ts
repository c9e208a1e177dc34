/** The docs instances and the blog: where their pages are, and how they're read. */
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options} from '@docusaurus/plugin-content-docs';
import {apiLinks} from '../../api/build/api-links';
import {pageChangesAtEnd} from '../../api/build/page-changes';
import {feedArticle} from '../../blog/core/feed-article';
import {errorSidebar} from '../../errors/build/read';
import {environment} from '../../config/env';
import {CALLOUTS} from '../../config/page-components';
import {editRoot} from '../../config/site';
import {docsVersionOptions, versionLines} from '../../config/versions';
import {codeBlocks} from '../../examples/build';
import type {MarkdownNode} from '../../kit/build/markdown-node';
import type {ExtraOptions} from '../../manual/build/docs';
import {siteLinks} from '../../manual/build/site-links';
import {pageComponents} from './page-components';

type RemarkPlugin = () => (tree: MarkdownNode) => void;

/**
 * Options all instances with pages in the repository share.
 * @param first the instance's own transformers; they can add components that are built
 */
const docsCommon = (instance: string, first: readonly RemarkPlugin[] = []): Options => ({
  breadcrumbs: true,
  showLastUpdateTime: false,
  editUrl: editRoot,
  editLocalizedFiles: true,
  admonitions: {keywords: [...CALLOUTS], extendDefaults: false},
  beforeDefaultRemarkPlugins: [...first, siteLinks, apiLinks, codeBlocks({instance}), pageComponents.transformer],
});

/** The language manual: Docusaurus' default docs instance. */
export const manual: Options = {
  ...docsCommon('default', environment.production ? [pageChangesAtEnd] : []),
  path: 'docs',
  routeBasePath: 'docs/manual',
  sidebarPath: './sidebars.ts',
  ...docsVersionOptions(versionLines.default, {fast: environment.fast}),
};

/** The docs of the React binding. */
export const react: Options = {
  ...docsCommon('react'),
  id: 'react',
  path: 'react-docs',
  routeBasePath: 'docs/react',
  sidebarPath: './sidebars-react.ts',
  ...docsVersionOptions(versionLines.react, {fast: environment.fast}),
};

/** The API reference. Its folders are written by the build (src/api/build). */
export const api: Options & ExtraOptions = {
  id: 'api',
  path: '.generated/api',
  routeBasePath: 'docs/manual',
  sidebarPath: '.generated/api-sidebars.json',
  activePath: '/:version/api',
  breadcrumbs: true,
  showLastUpdateTime: false,
  ...docsVersionOptions(versionLines.api, {suffix: '/api', fast: environment.fast}),
};

/** The options of a docs instance without versions, whose name is its folder and its address. */
const single = (id: string): Options => ({
  ...docsCommon(id),
  id,
  path: id,
  routeBasePath: id,
  sidebarPath: `./sidebars-${id}.ts`,
});

/** The community pages. */
export const community = single('community');

/** The pages about the compiler's errors and warnings. */
export const errors: Options = {...single('errors'), sidebarItemsGenerator: errorSidebar};

const blogDescription = 'News and notes from the makers of the ReScript documentation.';

/** The blog; its RSS feed is /blog/feed.xml. */
export const blog: BlogOptions = {
  blogTitle: 'Blog',
  blogDescription,
  blogSidebarCount: 0,
  postsPerPage: 20,
  showReadingTime: true,
  onUntruncatedBlogPosts: 'throw',
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  tags: 'tags.yml',
  editUrl: editRoot,
  editLocalizedFiles: true,
  admonitions: {keywords: [...CALLOUTS], extendDefaults: false},
  beforeDefaultRemarkPlugins: [siteLinks, apiLinks, pageComponents.transformer, codeBlocks({instance: 'blog'})],
  feedOptions: {
    type: 'all',
    title: 'ReScript Blog',
    description: blogDescription,
    copyright: `© ${new Date().getFullYear()} The ReScript Project`,
    limit: 10,
    createFeedItems: async ({defaultCreateFeedItems, ...params}) => {
      const items = await defaultCreateFeedItems(params);
      return items.map((item) => ({...item, content: feedArticle(item.content ?? '', item.link)}));
    },
  },
};
