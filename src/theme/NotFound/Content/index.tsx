// Change: an alias reached inside the app goes on to its page; else our own words and ways on.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {aliasRules} from '@site/src/config/redirects';
import {resolveAlias} from '@site/src/lib/routes/aliases';
import {usePagePath} from '@site/src/components/use-reading-version';

export default function NotFoundContent(): ReactNode {
  const {search, hash} = useLocation();
  const alias = resolveAlias(usePagePath(), aliasRules);
  const to = useBaseUrl(alias ?? '/');
  if (alias !== undefined) return <Redirect to={to + search + hash} />;
  return (
    <main className="plain-page" data-not-found>
      <h1>
        <Translate id="site.notFound.title" description="Title of the 404 page">Page not found</Translate>
      </h1>
      <p>
        <Translate id="site.notFound.text" description="Text of the 404 page">
          No page of this site has this address. It may have moved, or the link that led here may be mistyped.
        </Translate>
      </p>
      <ul>
        <li>
          <Link to="/docs/manual/latest/introduction">
            <Translate id="site.notFound.manual" description="Link of the 404 page">Language manual</Translate>
          </Link>
        </li>
        <li>
          <Link to="/search">
            <Translate id="site.notFound.search" description="Link of the 404 page">Find a page by its title</Translate>
          </Link>
        </li>
        <li>
          <Link to="/">
            <Translate id="site.notFound.home" description="Link of the 404 page">Home</Translate>
          </Link>
        </li>
      </ul>
    </main>
  );
}
