import type {MouseEvent, ReactElement, ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import {navigate} from '../../../client/navigate';
import {isPlainClick} from '../../../client/plain-click';
import type {SearchHit} from '../../../lib/search/protocol';
import {hitSection} from '../hit-section';
import Replaces from '../Replaces';

type HitProps = {
  readonly hit: (InternalDocSearchHit | StoredDocSearchHit) & Pick<SearchHit, 'signature' | 'replaces'>;
  readonly children: ReactNode;
};

/** A plain click stays in the page's router; the dialog closes first, in the same event. */
function onClick(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const to = event.currentTarget.getAttribute('href') ?? '';
  queueMicrotask(() => navigate(to));
}

/** One hit of the dialog: what DocSearch draws, and below it the section the hit is in. */
export default function Hit({hit, children}: HitProps): ReactElement {
  const section = hitSection(hit.url);
  return (
    <a href={hit.url} onClick={onClick}>
      {children}
      {hit.signature !== undefined && <code className="search-hit-signature">{hit.signature}</code>}
      {hit.replaces !== undefined && (
        <span className="search-hit-replaces">
          <Replaces name={hit.replaces} />
        </span>
      )}
      {section !== '' && <span className="search-hit-section">{section}</span>}
    </a>
  );
}
