// Change: a translated post says which sections of the English one have changed since.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Header';
import StaleNotice from '@site/src/languages/ui/StaleNotice';
import type {StaleMetadata} from '@site/src/languages/core/sections';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {stale} = metadata as typeof metadata & StaleMetadata;
  return (
    <>
      <Original />
      {isBlogPostPage && stale && <StaleNotice sections={stale} />}
    </>
  );
}
