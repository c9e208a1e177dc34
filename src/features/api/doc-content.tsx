import type {ReactNode} from 'react';
import type {Props as DocItemProps} from '@theme/DocItem';
import {escapeHtml} from '@site/src/lib/syntax/html';
import ApiBody from './ApiBody';

/** What the build keeps of a page (src/plugins/api-reference/routes.ts). */
export type ApiPageData = {
  /** Static HTML, trusted. */
  readonly html: string;
  /** Anchor and name of each heading. */
  readonly toc: readonly (readonly [anchor: string, name: string])[];
  readonly metadata: DocItemProps['content']['metadata'];
};

/** The page as the theme expects it from the MDX loader: a component with what is known of it. */
export function docContent({html, toc, metadata}: ApiPageData): DocItemProps['content'] {
  const Content = (): ReactNode => <ApiBody html={html} />;
  return Object.assign(Content, {
    metadata,
    frontMatter: metadata.frontMatter,
    assets: {},
    contentTitle: undefined,
    // Values of a table of contents are HTML.
    toc: toc.map(([id, name]) => ({id, value: escapeHtml(name), level: 2})),
  });
}
