import type {Options} from '@docusaurus/plugin-content-blog';
import {pageComponents} from '../page-components';
import {apiLinks} from '../../../api/build/api-links';
import {CALLOUTS} from '../../../config/page-components';
import {editRoot} from '../../../config/site';
import {feedArticle} from '../../../blog/core/feed-article';
import {rememberedReadingTime} from '../../../blog/build/reading-time';
import {codeBlocks} from '../../../examples/build';
import {siteLinks} from '../../../manual/build/site-links';

/** The blog; its RSS feed is /blog/feed.xml. */
export const blog: Options = {
  blogTitle: 'Blog',
  blogDescription: 'News and notes from the makers of the ReScript documentation.',
  blogSidebarCount: 0,
  postsPerPage: 20,
  showReadingTime: true,
  readingTime: rememberedReadingTime(),
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
    description: 'News and notes from the makers of the ReScript documentation.',
    copyright: `© ${new Date().getFullYear()} The ReScript Project`,
    limit: 10,
    createFeedItems: async ({defaultCreateFeedItems, ...params}) => {
      const items = await defaultCreateFeedItems(params);
      return items.map((item) => ({...item, content: feedArticle(item.content ?? '', item.link)}));
    },
  },
};
