import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageSource from '@site/src/components/PageSource';
import PageSteps from '@site/src/components/PageSteps';

/** The page's source, and links to the previous and next page. @param version the id of the page's version, if it has one */
export default function PageFooter({version}: {readonly version: string | undefined}): ReactNode {
  const {
    metadata: {title, editUrl, lastUpdatedAt, previous, next},
  } = useDoc();
  return (
    <footer className="page-footer">
      <PageSource title={title} editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} version={version} />
      <PageSteps {...(previous && {previous})} {...(next && {next})} />
    </footer>
  );
}
