// Change: the post's card image.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageCard from '@site/src/components/PageCard';
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
  return (
    <>
      <Original />
      <PageCard {...card} />
    </>
  );
}
