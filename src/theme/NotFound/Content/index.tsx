// Change: redirects an alias followed inside the app to its page; otherwise shows our own text and links.
import type {ReactNode} from 'react';
import {Redirect, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import LinkItems from '@site/src/kit/ui/LinkItems';
import Tile, {SIGNS} from '@site/src/kit/ui/Tile';
import {aliasRules} from '@site/src/hosting/core/redirects';
import {resolveAlias} from '@site/src/kit/core/aliases';
import {QUERY_LIMIT} from '@site/src/config/search-limits';
import NoPage from './NoPage';
import {ADDRESS_WORDS} from '@site/src/lists/core/attributes';
import {usePagePath} from '@site/src/reading-pages/ui/use-reading-version';

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
      <div aria-hidden="true">
        {[SIGNS.four, SIGNS.zero, SIGNS.four].map((sign, at) => (
          <Tile key={at} sign={sign} size="min(4rem, 22vw)" />
        ))}
      </div>
      <h1>
        <Translate id="site.notFound.title" description="Title of the 404 page">
          Page not found
        </Translate>
      </h1>
      <NoPage />
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
        <LinkItems
          links={[
            [
              '/docs/manual/latest/introduction',
              translate({id: 'site.notFound.manual', message: 'Language manual', description: 'Link of the 404 page'}),
            ],
            [
              '/search',
              translate({
                id: 'site.notFound.search',
                message: 'Find a page by its title',
                description: 'Link of the 404 page',
              }),
            ],
            ['/', translate({id: 'site.notFound.home', message: 'Home', description: 'Link of the 404 page'})],
          ]}
        />
      </ul>
    </main>
  );
}
