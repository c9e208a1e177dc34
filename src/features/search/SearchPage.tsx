import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {filterPages, type PageGroup} from '@site/src/lib/routes/page-index';
import styles from './styles.module.css';

/** The index of pages: complete without scripts, filtered by title and description as the reader types. `?q=` holds the query. */
export default function SearchPage({groups}: {readonly groups: readonly PageGroup[]}): ReactNode {
  const [query, setQuery] = useQueryString('q');
  const found = filterPages(groups, query);
  return (
    <Layout title={translate({id: 'search.title', message: 'Find a page', description: 'Title of the search page'})}>
      <main className="plain-page">
        <h1>
          <Translate id="search.title" description="Title of the search page">Find a page</Translate>
        </h1>
        <p>
          <Translate id="search.intro" description="Introduction of the search page">
            All pages of the latest and the next version by title. Type a word to narrow the list.
          </Translate>
        </p>
        <input
          type="search"
          className={styles.input}
          maxLength={64}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          aria-label={translate({id: 'search.label', message: 'Words of the title', description: 'Accessible name of the search field'})}
        />
        <p role="status">
          {found.length === 0 && (
            <Translate id="search.none" description="Nothing was found" values={{query}}>
              {'No page has “{query}” in its title or description.'}
            </Translate>
          )}
        </p>
        {found.map(({name, pages}) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul className={styles.pages}>
              {pages.map(({title, description, to}) => (
                <li key={to}>
                  <Link to={to}>{title}</Link> <span>{description}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
