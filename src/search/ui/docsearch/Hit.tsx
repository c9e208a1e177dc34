import type {ReactElement} from 'react';
import type {DocSearchModal} from '@docsearch/react/modal';
import {hitSection} from '../../browser/hit-section';

type HitProps = Parameters<NonNullable<Parameters<typeof DocSearchModal>[0]['hitComponent']>>[0];

/** DocSearch's own row and the section the hit is in. */
export default function Hit({hit, children}: HitProps): ReactElement {
  return (
    <a href={hit.url}>
      {children}
      <span className="DocSearch-Hit-path">{hitSection(hit.url)}</span>
    </a>
  );
}
