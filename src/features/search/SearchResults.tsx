import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {SiteVersion} from '../../config/versions';
import ResultItem from './ResultItem';
import styles from './styles.module.css';
import {errorTexts, noResultsTexts} from './texts';
import {useSearch, type SearchQuestion, type SearchState} from './use-search';

type SearchResultsProps = Pick<SearchQuestion, 'query' | 'pages'> & {
  /** The manual version being searched. */
  readonly version: SiteVersion;
  /** Called when the reader wants more hits. */
  readonly onMore: () => void;
  /** Shown when the search fails. */
  readonly fallback: ReactNode;
};

/** The state of the search in a sentence, which screen readers announce. */
function Status({state, versionName}: {readonly state: SearchState; readonly versionName: string}): ReactNode {
  const {selectMessage} = usePluralForm();
  if (state.status === 'waiting') return null;
  if (state.status === 'failed') {
    const {titleText, helpText} = errorTexts();
    return (
      <>
        <strong>{titleText}</strong> {helpText}
      </>
    );
  }
  if (state.hits.length === 0) return `${noResultsTexts().noResultsText} "${state.query}"`;
  return (
    <>
      {selectMessage(
        state.count,
        translate(
          {
            id: 'search.count',
            message:
              '{count} result in {version} and the pages without a version|{count} results in {version} and the pages without a version',
            description: 'How many results there are; plural forms separated by |',
          },
          {count: state.count, version: versionName},
        ),
      )}
    </>
  );
}

/** The hits of a query on the search page. */
export default function SearchResults({query, version, pages, onMore, fallback}: SearchResultsProps): ReactNode {
  const state = useSearch({query, version: version.id, pages});
  return (
    <>
      <p role="status">
        <Status state={state} versionName={version.name} />
      </p>
      {state.status === 'failed' && fallback}
      {state.status === 'found' && (
        <ul role="list" className={styles.results}>
          {state.hits.map((hit) => (
            <ResultItem key={hit.objectID} hit={hit} />
          ))}
        </ul>
      )}
      {state.status === 'found' && state.hits.length < state.count && (
        <button type="button" className={styles.more} onClick={onMore}>
          <Translate id="search.more" description="Button below the results of the search page">
            Show more results
          </Translate>
        </button>
      )}
    </>
  );
}
