import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';

/** Edit link, previous and next page. */
export default function PageFooter(): ReactNode {
  const {
    metadata: {editUrl, previous, next},
  } = useDoc();
  return (
    <footer className="page-footer">
      {editUrl && (
        <a className="edit-link" href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          <Translate id="site.page.edit" description="Link to the source of the page">Edit this page</Translate>
        </a>
      )}
      {(previous || next) && (
        <nav className="page-steps" aria-label={translate({id: 'site.page.steps', message: 'Previous and next page', description: 'Accessible name of the links to the neighboring pages'})}>
          {previous && (
            <Link to={previous.permalink} rel="prev" className="previous">
              <small>
                <Translate id="site.page.previous" description="Above the title of the previous page">Previous</Translate>
              </small>
              {previous.title}
            </Link>
          )}
          {next && (
            <Link to={next.permalink} rel="next" className="next">
              <small>
                <Translate id="site.page.next" description="Above the title of the next page">Next</Translate>
              </small>
              {next.title}
            </Link>
          )}
        </nav>
      )}
    </footer>
  );
}
