import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import PlainPage from '../../reading-pages/ui/PlainPage';
import type {PageGroup} from '../core/page-index';
import {QUERY_LIMIT} from '../../config/search-limits';
import {fieldTexts, RESULT_COUNT} from '../browser/texts';

/**
 * The search page: all pages by title, which work without JavaScript. `search-page.ts` shows the hits of the query in
 * the field instead.
 */
export default function SearchPage({groups}: {readonly groups: readonly PageGroup[]}): ReactNode {
  const {placeholder, label} = fieldTexts();
  return (
    <PlainPage
      sign="search"
      title={translate({id: 'search.title', message: 'Search', description: 'Title of the search page'})}
      description={translate({
        id: 'search.description',
        message: 'Search the manual, the API reference, the blog, and the other pages of this site.',
        description: 'Description of the search page for search engines',
      })}
    >
      <form
        className="search-page"
        role="search"
        data-search-page
        {...{
          [RESULT_COUNT]: translate({
            id: 'search.count',
            message:
              '{count} result in {version} and the pages without a version|{count} results in {version} and the pages without a version',
            description: 'How many results there are; plural forms separated by |',
          }),
        }}
      >
        <input
          type="search"
          name="q"
          maxLength={QUERY_LIMIT}
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <p role="status" />
        <ul role="list" hidden />
        <button type="button" hidden>
          <Translate id="search.more" description="Button below the results of the search page">
            Show more results
          </Translate>
        </button>
      </form>
      <p data-intro>
        <Translate id="search.intro" description="Introduction of the search page">
          All pages of the latest and the next version are listed below by title.
        </Translate>
      </p>
      {groups.map((group) => (
        <PageList key={groupName(group)} {...group} />
      ))}
    </PlainPage>
  );
}

/** Pages by title: shown if there's no query, no JavaScript, or the search fails. */
function PageList(group: PageGroup): ReactNode {
  return (
    <section className="search-titles" data-titles>
      <h2>{groupName(group)}</h2>
      <ul>
        {group.pages.map(({title, description, to, language}) => (
          <li key={to} {...language}>
            {language ? <a href={to}>{title}</a> : <Link to={to}>{title}</Link>} <span>{description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The heading of a group. */
function groupName({section, version = ''}: PageGroup): string {
  return {
    manual: translate(
      {
        id: 'search.group.manual',
        message: 'Language manual, {version}',
        description: 'Heading over pages on the search page',
      },
      {version},
    ),
    react: translate({
      id: 'search.group.react',
      message: 'React',
      description: 'Heading over pages on the search page',
    }),
    community: translate({
      id: 'search.group.community',
      message: 'Community',
      description: 'Heading over pages on the search page',
    }),
    errors: translate({
      id: 'search.group.errors',
      message: 'Compiler errors',
      description: 'Heading over pages on the search page',
    }),
  }[section];
}
