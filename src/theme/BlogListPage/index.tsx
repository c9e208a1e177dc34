// Change: a heading of level 1, and links to all posts, the tags, and the feed.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Tile, {SIGNS} from '@site/src/kit/ui/Tile';

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  return (
    <>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <BlogListPageStructuredData {...props} />
      <BlogLayout>
        <h1>
          <Tile sign={SIGNS.blog} />
          {metadata.blogTitle}
        </h1>
        <p className="blog-ways">
          <Link to="/blog/archive">
            <Translate id="site.blog.allPosts" description="Link to the blog archive">
              All posts
            </Translate>
          </Link>{' '}
          <Link to="/blog/tags">
            <Translate id="site.blog.tags" description="Link to the blog's tags">
              Tags
            </Translate>
          </Link>{' '}
          <a href={useBaseUrl('/blog/feed.xml')} type="application/rss+xml">
            <Translate id="site.blog.feed" description="Link to the blog's feed">
              RSS feed
            </Translate>
          </a>
        </p>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </>
  );
}
