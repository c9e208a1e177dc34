import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';

/** The page's h1 from its front matter, unless the page writes one itself or hides it. */
export default function PageTitle(): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const written = contentTitle !== undefined || frontMatter.hide_title === true;
  return written ? null : <Heading as="h1">{metadata.title}</Heading>;
}
