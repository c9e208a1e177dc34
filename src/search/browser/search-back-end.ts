import type {Answer, Question} from '../core/protocol';

/** A source of hits. */
export type SearchBackEnd = {
  /** Namespaces the reader's recent and favorite searches in the browser's storage. */
  readonly indexName: string;
  /** Rejects if it can't answer. A question without a query loads what the others need. */
  readonly search: (question: Question) => Promise<Answer>;
};
