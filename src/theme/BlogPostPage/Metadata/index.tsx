// Change: the post's card image, `metaTitle`, and `canonical` front matter.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageCard from '@site/src/hosting/ui/PageCard';
import type {PageFrontMatter} from '@site/src/manual/core/front-matter/schema';
import {canonicalUrl} from '@site/src/kit/core/base-url';
import Original from '@theme-original/BlogPostPage/Metadata';

/** The text on a post's card image. */
export function usePostCard(): {readonly title: string; readonly place: string} {
  const {metadata} = useBlogPost();
  return {
    title: metadata.title,
    place: translate({id: 'site.card.blog', message: 'ReScript Blog', description: 'On the card image of a blog post'}),
  };
}

export default function BlogPostPageMetadata(): ReactNode {
  const card = usePostCard();
  const {siteConfig} = useDocusaurusContext();
  const {metaTitle, canonical} = useBlogPost().frontMatter as PageFrontMatter;
  const url = canonical === undefined ? undefined : canonicalUrl(canonical, siteConfig);
  return (
    <>
      <Original />
      {metaTitle !== undefined && <PageMetadata title={metaTitle} />}
      {url !== undefined && (
        <Head>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </Head>
      )}
      <PageCard {...card} />
    </>
  );
}
