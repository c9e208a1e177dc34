import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

type Step = {readonly permalink: string; readonly title: string};

/** Links to the neighboring pages; nothing where there are none. */
export default function PageSteps({previous, next}: {readonly previous?: Step; readonly next?: Step}): ReactNode {
  if (!previous && !next) return null;
  return (
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
  );
}
