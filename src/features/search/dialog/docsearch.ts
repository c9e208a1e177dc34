/** Adapts the build's back end to DocSearch, and DocSearch's hits to the site. */
import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {siteRepository} from '../../../config/site';
import {guardSearch} from '../../../lib/search/guard';
import {newestOnly} from '../../../lib/search/newest';
import {transformItems} from '../../../lib/search/transform-items';
import type {SearchHit} from '../../../lib/search/protocol';
import {backEnd} from '../back-end';
import {areaName} from '../hit-section';
import type {SearchBackEnd} from '../search-back-end';
import type {EarlyEnter} from './early-enter';

/** Names a hit's area in the reader's language: it's the heading over the hits, and suggested when there are none. */
function withAreaName(hit: SearchHit): SearchHit {
  const {lvl0: _, ...marked} = hit._highlightResult.hierarchy;
  return {
    ...hit,
    hierarchy: {...hit.hierarchy, lvl0: areaName(hit.hierarchy.lvl0 ?? '')},
    _highlightResult: {...hit._highlightResult, hierarchy: marked},
  };
}

const search: SearchBackEnd['search'] = async (question) => {
  const {results} = await backEnd.search(question);
  return {results: results.map((result) => ({...result, hits: result.hits.map(withAreaName)}))};
};

/**
 * Wraps the back end as a DocSearch client. Failures are reported to `onFailure` and become empty results. `track` gets
 * the search that DocSearch calls.
 */
export function guardedClient(
  onFailure: (failed: boolean) => void,
  track: EarlyEnter['track'],
): DocSearchTransformClient {
  // DocSearch tells its client which program is asking; it's not used here.
  const algoliaAgent = {value: '', add: () => algoliaAgent};
  return {
    search: track(guardSearch(newestOnly(search), onFailure)) as unknown as DocSearchTransformClient['search'],
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent},
  };
}

/** Prepares hits for display. */
export function docSearchHits(hits: DocSearchHit[]): DocSearchHit[] {
  // A hit without a usable URL is an error in the index. Log it for the index's maintainers.
  // eslint-disable-next-line no-console
  return transformItems(hits, (message) => console.error(message));
}

/** Where a reader can report a query that should have had results. */
export function missingResultsUrl({query}: {readonly query: string}): string {
  return `${siteRepository}/issues/new?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`;
}
