import {useLayoutEffect, useRef, type MouseEvent, type ReactElement, type ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import {navigate} from '../../../client/navigate';
import {isPlainClick} from '../../../client/plain-click';
import type {SearchHit} from '../../../lib/search/protocol';
import {hitSection} from '../hit-section';
import Replaces from '../Replaces';
import ApiRow, {apiRowOf} from './ApiRow';

type HitProps = {
  readonly hit: (InternalDocSearchHit | StoredDocSearchHit) & Pick<SearchHit, 'signature' | 'replaces'>;
  readonly children: ReactNode;
};

/** A plain click is handled by the router. The dialog closes first, in the same event. */
function onClick(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const to = event.currentTarget.getAttribute('href') ?? '';
  queueMicrotask(() => navigate(to));
}

/**
 * DocSearch's list is a listbox, whose options can't contain links. It is named by an element that doesn't exist, and
 * the search field refers to it by an id it doesn't have. Items of a tree may contain links, the heading above names
 * the tree, and it gets the id the field refers to. The library sets these attributes only when it creates the
 * elements.
 */
function makeTree(content: HTMLElement | null): void {
  const item = content?.closest('li');
  const list = item?.closest('ul');
  if (!item || !list) return;
  item.setAttribute('role', 'treeitem');
  list.setAttribute('role', 'tree');
  list.id = item.id.replace(/item-.*$/, 'list');
  list.removeAttribute('aria-labelledby');
  list.setAttribute('aria-label', list.previousElementSibling?.textContent ?? '');
}

/**
 * One hit in the dialog: DocSearch's own markup, or a row of our own for the API; below it the section the hit is in.
 */
export default function Hit({hit, children}: HitProps): ReactElement {
  const content = useRef<HTMLDivElement>(null);
  const section = hitSection(hit.url);
  const row = apiRowOf(hit);
  useLayoutEffect(() => makeTree(content.current));
  return (
    <div ref={content} className="search-hit">
      <a href={hit.url} onClick={onClick}>
        {row ? <ApiRow {...row} /> : children}
        {!row && hit.signature !== undefined && <code className="search-hit-signature">{hit.signature}</code>}
        {hit.replaces !== undefined && (
          <span className="search-hit-replaces">
            <Replaces name={hit.replaces} />
          </span>
        )}
        {section !== '' && <span className="search-hit-section">{section}</span>}
      </a>
    </div>
  );
}
