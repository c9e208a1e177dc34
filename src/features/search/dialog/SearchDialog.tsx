import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {DocSearchModal} from '@docsearch/react';
import {navigate} from '../../../client/navigate';
import {backEnd} from '../back-end';
import {pasteMessage} from '../pasted-message';
import {searchFilters} from '../filters';
import {dialogTexts} from '../texts';
import FetchError from './FetchError';
import Hit from './Hit';
import ResultsFooter from './ResultsFooter';
import StartLinks from './StartLinks';
import {createEarlyEnter} from './early-enter';
import {docSearchHits, guardedClient, missingResultsUrl} from './docsearch';

type SearchDialogProps = {
  /** The id of the manual version being read. */
  readonly version: string;
  /** The initial query. */
  readonly query: string;
  readonly onClose: () => void;
};

const navigator = {navigate: ({itemUrl}: {readonly itemUrl: string}) => navigate(itemUrl)};

/** DocSearch gives its outermost element the role of a button. The dialog around it already has the right role. */
function dropContainerRole(dialog: HTMLElement): void {
  const container = dialog.querySelector('.DocSearch-Container');
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'])
    container?.removeAttribute(name);
}

/**
 * The search dialog: DocSearch's, with an error screen that stays. It's modal, so the page behind it receives no key
 * presses.
 */
export default function SearchDialog({version, query, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [dropdown, setDropdown] = useState<Element | null>(null);
  const [failed, setFailed] = useState(false);
  const [isEmpty, setIsEmpty] = useState(query === '');
  const searchParameters = useMemo(() => ({facetFilters: searchFilters(version)}), [version]);
  const [earlyEnter] = useState(createEarlyEnter);
  const transformSearchClient = useCallback(() => guardedClient(setFailed, earlyEnter.track), [earlyEnter]);
  const [scrollY] = useState(() => window.scrollY);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    dropContainerRole(shown);
    shown.showModal();
    setDropdown(shown.querySelector('.DocSearch-Dropdown'));
    const input = shown.querySelector('input');
    input?.setSelectionRange(input.value.length, input.value.length);
    // Closing returns the focus to where it was.
    return () => shown.close();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  const onInput = (event: FormEvent): void => {
    earlyEnter.onInput();
    const empty = (event.target as HTMLInputElement).value === '';
    setIsEmpty(empty);
    if (empty) setFailed(false);
  };
  const onReset = (): void => {
    earlyEnter.onInput();
    setIsEmpty(true);
    setFailed(false);
  };
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      data-credit={backEnd.credit}
      aria-label={translate({
        id: 'search.dialog.label',
        message: 'Search',
        description: 'Accessible name of the search dialog',
      })}
      onCancel={onClose}
      onKeyDown={onKeyDown}
      onKeyDownCapture={earlyEnter.onKeyDownCapture}
      onInput={onInput}
      onPaste={(event) => void pasteMessage(event)}
      onReset={onReset}
    >
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
      {isEmpty && dropdown && createPortal(<StartLinks version={version} />, dropdown)}
      {failed && dropdown && createPortal(<FetchError />, dropdown)}
    </dialog>
  );
}
