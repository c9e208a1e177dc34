import type {FacetFilters, SearchRequest, SearchResponse} from '../../lib/search/protocol';

/** A source of hits for the dialog and the search page. */
export type SearchBackEnd = {
  /** Namespaces the reader's recent and favorite searches in the browser's storage. */
  readonly indexName: string;
  /** The provider the dialog credits. */
  readonly credit: 'algolia' | 'none';
  /** Answers all queries together; rejects if it can't. */
  readonly search: (question: {
    readonly requests: readonly SearchRequest[];
  }) => Promise<{readonly results: readonly SearchResponse[]}>;
  /** Preloads what a search with these filters needs. */
  readonly warm: (filters: FacetFilters) => void;
};
