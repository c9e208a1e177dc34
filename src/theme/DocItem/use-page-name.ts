import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ErrorFrontMatter} from '@site/src/manual/core/front-matter/schema';

/**
 * The page's heading: its title, except on a page about an error, whose title is the compiler's message and whose name
 * in the sidebar explains it. A warning's title has its number and explains it.
 */
export function usePageName(): string {
  const {metadata, frontMatter} = useDoc();
  const {messages, sidebar_label: label} = frontMatter as Partial<ErrorFrontMatter>;
  return messages && label !== undefined && !/^\d/.test(label) ? label : metadata.title;
}
