import type {ReactElement} from 'react';
import Translate from '@docusaurus/Translate';
import {baseUrl} from '../../../client/base-url';

type ResultsFooterProps = {
  readonly state: {readonly query: string; readonly context: Readonly<Record<string, unknown>>};
};

/** Below the hits: a link to all of them on the search page. */
export default function ResultsFooter({state: {query, context}}: ResultsFooterProps): ReactElement {
  return (
    <a href={`${baseUrl}search?q=${encodeURIComponent(query)}`}>
      <Translate
        id="search.dialog.all"
        description="Link below the hits of the search dialog"
        values={{count: Number(context.nbHits ?? 0)}}
      >
        {'See all results ({count})'}
      </Translate>
    </a>
  );
}
