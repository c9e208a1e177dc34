/**
 * What answers searches in this build. The plugin search-box puts the Algolia one in the place of the
 * embedded one when Algolia is configured, so that no build carries a back end it doesn't use.
 */
import type {SearchRequest, SearchResponse} from '../../lib/search/protocol';

export {backEnd} from './embedded-back-end';

/** A source of hits for the dialog and the search page. */
export type SearchBackEnd = {
  /** Scopes the reader's recent and favorite searches in the browser's storage. */
  readonly indexName: string;
  /** Whom the dialog names as the source of hits. */
  readonly credit: 'algolia' | 'none';
  /** Answers all questions at once; rejects when it cannot. */
  readonly search: (question: {readonly requests: readonly SearchRequest[]}) => Promise<{readonly results: readonly SearchResponse[]}>;
  /** Loads ahead what a search in a manual version needs, by the version's id. */
  readonly warm: (version: string) => void;
};
