/** Adapts the build's back end to DocSearch, and DocSearch's hits to the site. */
import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {siteRepository} from '../../../config/site';
import {guardSearch} from '../../../lib/search/guard';
import {transformItems} from '../../../lib/search/transform-items';
import {backEnd} from '../back-end';

/** Wraps the back end as a DocSearch client. Failures are reported to `onFailure` and become empty results. */
export function guardedClient(onFailure: (failed: boolean) => void): DocSearchTransformClient {
  // DocSearch tells its client which program is asking; it's not used here.
  const algoliaAgent = {value: '', add: () => algoliaAgent};
  return {
    search: guardSearch(backEnd.search, onFailure) as unknown as DocSearchTransformClient['search'],
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
