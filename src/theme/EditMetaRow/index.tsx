// Change: the end that every page has: its last change, a form for problems, its source.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/EditMetaRow';
import PageSource from '@site/src/manual/ui/PageSource';

/** Docs pages have the same in `DocItem/Layout`. */
export default function EditMetaRow({editUrl, lastUpdatedAt}: Props): ReactNode {
  return <PageSource title={useBlogPost().metadata.title} editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />;
}
