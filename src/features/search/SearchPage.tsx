import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useQueryString} from '@docusaurus/theme-common';
import PlainPage from '../../components/PlainPage';
import {useReadingVersion} from '../../components/use-reading-version';
import {findVersion, versionLines} from '../../config/versions';
import {filterPages, type PageGroup} from '../../lib/routes/page-index';
import {QUERY_LIMIT} from '../../lib/search/limits';
import PageIndex from './PageIndex';
import SearchResults from './SearchResults';
import styles from './styles.module.css';
import {pasteMessage} from './pasted-message';
import {fieldTexts} from './texts';

type SearchPageProps = {readonly groups: readonly PageGroup[]};

/** The search field and its results. */
function SearchBody({groups}: SearchPageProps): ReactNode {
  const [query, setQuery] = useQueryString('q');
  const [pages, setPages] = useState(1);
  const version = findVersion(versionLines.default, useReadingVersion()) ?? versionLines.default.latest;
  const {placeholder, label} = fieldTexts();
  const searching = useIsBrowser() && query.trim() !== '';
  return (
    <>
      <input
        type="search"
        className={styles.input}
        maxLength={QUERY_LIMIT}
        onPaste={(event) => void pasteMessage(event)}
        value={query}
        onChange={(event) => {
          setPages(1);
          setQuery(event.target.value);
        }}
        placeholder={placeholder}
        aria-label={label}
      />
      {searching ? (
        <SearchResults
          query={query}
          version={version}
          pages={pages}
          onMore={() => setPages(pages + 1)}
          fallback={<PageIndex groups={filterPages(groups, query)} />}
        />
      ) : (
        <>
          <p>
            <Translate id="search.intro" description="Introduction of the search page">
              All pages of the latest and the next version are listed below by title.
            </Translate>
          </p>
          <PageIndex groups={groups} />
        </>
      )}
    </>
  );
}

/** The search page. `?q=` holds the query. Without a query, or without JavaScript, it lists all pages by title. */
export default function SearchPage({groups}: SearchPageProps): ReactNode {
  return (
    <PlainPage
      title={translate({id: 'search.title', message: 'Search', description: 'Title of the search page'})}
      description={translate({
        id: 'search.description',
        message: 'Search the manual, the API reference, the blog and the other pages of this site.',
        description: 'Description of the search page for search engines',
      })}
    >
      <SearchBody groups={groups} />
    </PlainPage>
  );
}
