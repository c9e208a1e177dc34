/**
 * The dialog of an Algolia build: DocSearch with theme-search-algolia's texts. What it has to do differently is only
 * configured. It has a React root of its own, because pages have none.
 */
import {createRoot} from 'react-dom/client';
import {DocSearchModal} from '@docsearch/react/modal';
import '@docsearch/react/style';
import translations from '@theme/SearchTranslations';
import {siteRepository} from '../../../config/site';
import {NARROW_PX, SNIPPET_WORDS} from '../../../config/search-limits';
import {transformItems} from '../../core/algolia-hits';
import {algolia, client, facetFilters} from '../../browser/algolia-back-end';
import type * as DialogExports from '../../browser/dialog/open-dialog';
import {hitSection} from '../../browser/hit-section';
import {searchScope} from '../../browser/live-search';
import {allText, fieldTexts, noResultsTexts} from '../../browser/texts';
import {isComposing} from '../../../kit/browser/composing';
import {baseUrl} from '../../../kit/browser/base-url';

export {startSearchPage} from '../../browser/search-page';

type Modal = Parameters<typeof DocSearchModal>[0];

/** Nothing to load ahead: the service has the index. */
export const warm: (typeof DialogExports)['warm'] = () => undefined;

const {title: noResultsText, report, reportLink} = noResultsTexts();

const settings = {
  placeholder: fieldTexts().placeholder,
  translations: {
    ...translations.modal,
    noResultsScreen: {
      ...translations.modal?.noResultsScreen,
      noResultsText,
      reportMissingResultsText: report,
      reportMissingResultsLinkText: reportLink,
    },
  },
  transformSearchClient: () => client,
  // A hit without a usable address is an error in the index: its maintainers should see it.
  // eslint-disable-next-line no-console
  transformItems: (items) => transformItems(items, (message) => console.error(message)),
  // DocSearch's own row and the section the hit is in.
  hitComponent: ({hit, children}) => (
    <a href={hit.url}>
      {children}
      <span className="DocSearch-Hit-path">{hitSection(hit.url)}</span>
    </a>
  ),
  resultsFooterComponent: ({state: {query, context}}) => (
    <a href={`${baseUrl}search?q=${encodeURIComponent(query)}`}>{allText(Number(context.nbHits ?? 0))}</a>
  ),
  getMissingResultsUrl: ({query}) =>
    `${siteRepository}/issues/new?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`,
  onAskAiToggle: () => undefined,
} satisfies Partial<Modal>;

let close: (() => void) | undefined;

/** Opens the dialog; does nothing if it's open. */
export function openDialog({version, query}: DialogExports.DialogOptions): void {
  if (close) return;
  const before = document.activeElement;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  close = () => {
    close = undefined;
    root.unmount();
    host.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  const isNarrow = window.matchMedia(`(max-width: ${NARROW_PX}px)`).matches;
  const words = isNarrow ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`);
  root.render(
    <DocSearchModal
      // Not its `indexName`, which DocSearch would query as well as `indices`.
      appId={algolia.appId}
      apiKey={algolia.apiKey}
      {...settings}
      indices={[
        {
          name: algolia.indexName,
          searchParameters: {
            facetFilters: facetFilters(searchScope(version)),
            attributesToSnippet: [...levels, `content:${words}`],
          },
        },
      ]}
      initialQuery={query}
      initialScrollY={window.scrollY}
      onClose={() => close?.()}
    />,
  );
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !isComposing(event)) close?.();
});
