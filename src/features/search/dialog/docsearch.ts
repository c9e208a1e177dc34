/** What DocSearch is given: the build's back end in the form it knows, and what happens to hits. */
import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {siteRepository} from '../../../config/site';
import {guardSearch} from '../../../lib/search/guard';
import {transformItems} from '../../../lib/search/transform-items';
import {backEnd} from '../back-end';

/** The back end as a client whose failures are told to `onFailure` and become empty answers. */
export function guardedClient(onFailure: (failed: boolean) => void): DocSearchTransformClient {
  // DocSearch tells its client who asks; nobody is told here.
  const algoliaAgent = {value: '', add: () => algoliaAgent};
  return {
    search: guardSearch(backEnd.search, onFailure) as unknown as DocSearchTransformClient['search'],
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent},
  };
}

/** DocSearch's hits as they are shown. */
export function docSearchHits(hits: DocSearchHit[]): DocSearchHit[] {
  // A hit without a usable address is the index's fault, which its maintainers see here.
  // eslint-disable-next-line no-console
  return transformItems(hits, (message) => console.error(message));
}

/** Where a reader says that a query should have had results. */
export function missingResultsUrl({query}: {readonly query: string}): string {
  return `${siteRepository}/issues/new?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`;
}
