import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditLink from '@site/src/components/EditLink';
import PageSteps from '@site/src/components/PageSteps';

/** Edit link, previous and next page. */
export default function PageFooter(): ReactNode {
  const {
    metadata: {editUrl, previous, next},
  } = useDoc();
  return (
    <footer className="page-footer">
      {editUrl && <EditLink href={editUrl} />}
      <PageSteps {...(previous && {previous})} {...(next && {next})} />
    </footer>
  );
}
