import type {ReactNode} from 'react';
import type {Props as DocItemProps} from '@theme/DocItem';
import {html} from '@site/src/kit/core/html';
import ApiBody from './ApiBody';

/** The data the build stores for a page (src/api/build/routes.ts). */
export type ApiPageData = {
  /** Trusted static HTML. */
  readonly html: string;
  /** The anchor and name of each heading. */
  readonly toc: readonly (readonly [anchor: string, name: string])[];
  readonly metadata: DocItemProps['content']['metadata'];
};

/** The page in the form the theme expects from the MDX loader: a component with metadata attached. */
export function docContent({html: body, toc, metadata}: ApiPageData): DocItemProps['content'] {
  const Content = (): ReactNode => <ApiBody html={body} />;
  return Object.assign(Content, {
    metadata,
    frontMatter: metadata.frontMatter,
    assets: {},
    contentTitle: undefined,
    // The values in a table of contents are HTML.
    toc: toc.map(([id, name]) => ({id, value: String(html`${name}`), level: 2})),
  });
}
