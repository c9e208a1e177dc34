// Change: redirects an alias followed inside the app to its page; otherwise shows our own text and links.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {aliasRules} from '@site/src/config/redirects';
import {resolveAlias} from '@site/src/lib/routes/aliases';
import {QUERY_LIMIT} from '@site/src/lib/search/limits';
import {ADDRESS_WORDS} from '@site/src/client/missing-page/address-words';
import {usePagePath} from '@site/src/components/use-reading-version';

export default function NotFoundContent(): ReactNode {
  const {search, hash} = useLocation();
  const alias = resolveAlias(usePagePath(), aliasRules);
  const to = useBaseUrl(alias ?? '/');
  const searchPage = useBaseUrl('/search');
  const text = translate({
    id: 'site.notFound.text',
    message: "There's no page at this address. The page may have moved, or the link may have a typo.",
    description: 'Text of the 404 page',
  });
  if (alias !== undefined) return <Redirect to={to + search + hash} />;
  return (
    <main className="plain-page" data-not-found>
      <PageMetadata description={text} />
      <h1>
        <Translate id="site.notFound.title" description="Title of the 404 page">
          Page not found
        </Translate>
      </h1>
      <p>{text}</p>
      <form className="not-found-search" role="search" action={searchPage}>
        <input
          type="search"
          name="q"
          maxLength={QUERY_LIMIT}
          aria-label={translate({
            id: 'site.notFound.field',
            message: 'Search the site',
            description: 'Search field of the 404 page',
          })}
          {...{[ADDRESS_WORDS]: ''}}
        />
        <button type="submit">
          <Translate id="site.notFound.submit" description="Button of the 404 page">
            Search
          </Translate>
        </button>
      </form>
      <ul>
        <li>
          <Link to="/docs/manual/latest/introduction">
            <Translate id="site.notFound.manual" description="Link of the 404 page">
              Language manual
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/search">
            <Translate id="site.notFound.search" description="Link of the 404 page">
              Find a page by its title
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/">
            <Translate id="site.notFound.home" description="Link of the 404 page">
              Home
            </Translate>
          </Link>
        </li>
      </ul>
    </main>
  );
}
