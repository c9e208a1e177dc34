import {useCallback, useLayoutEffect, useMemo, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {DocSearchModal} from '@docsearch/react';
import {navigate} from '../../../client/navigate';
import {backEnd} from '../back-end';
import {dialogTexts} from '../texts';
import FetchError from './FetchError';
import Hit from './Hit';
import ResultsFooter from './ResultsFooter';
import {docSearchHits, guardedClient, missingResultsUrl} from './docsearch';

type SearchDialogProps = {
  /** The id of the manual version being read. */
  readonly version: string;
  /** The query to begin with. */
  readonly query: string;
  readonly onClose: () => void;
};

const navigator = {navigate: ({itemUrl}: {readonly itemUrl: string}) => navigate(itemUrl)};

/** DocSearch calls its outermost element a button, around everything else; here the dialog around it has the role. */
function dropContainerRole(dialog: HTMLElement): void {
  const container = dialog.querySelector('.DocSearch-Container');
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) container?.removeAttribute(name);
}

/** The search dialog: DocSearch's, with an error screen that stays. Modal, so the page behind takes no keys. */
export default function SearchDialog({version, query, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [dropdown, setDropdown] = useState<Element | null>(null);
  const [failed, setFailed] = useState(false);
  const searchParameters = useMemo(() => ({facetFilters: [`version:${version}`]}), [version]);
  const transformSearchClient = useCallback(() => guardedClient(setFailed), []);
  const [scrollY] = useState(() => window.scrollY);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    dropContainerRole(shown);
    shown.showModal();
    setDropdown(shown.querySelector('.DocSearch-Dropdown'));
    const input = shown.querySelector('input');
    input?.setSelectionRange(input.value.length, input.value.length);
    // Closing gives the focus back to where it was.
    return () => shown.close();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  const onInput = (event: FormEvent): void => {
    if ((event.target as HTMLInputElement).value === '') setFailed(false);
  };
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      data-credit={backEnd.credit}
      aria-label={translate({id: 'search.dialog.label', message: 'Search', description: 'Accessible name of the search dialog'})}
      onCancel={onClose}
      onKeyDown={onKeyDown}
      onInput={onInput}
      onReset={() => setFailed(false)}>
      <DocSearchModal
        appId="unused"
        apiKey="unused"
        indexName={backEnd.indexName}
        initialQuery={query}
        initialScrollY={scrollY}
        onClose={onClose}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={ResultsFooter}
        transformItems={docSearchHits}
        transformSearchClient={transformSearchClient}
        searchParameters={searchParameters}
        getMissingResultsUrl={missingResultsUrl}
        {...dialogTexts()}
      />
      {failed && dropdown && createPortal(<FetchError />, dropdown)}
    </dialog>
  );
}
