import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/src/client/plain-click';

type Props = {
  /** Static HTML, trusted: made at build. */
  readonly html: string;
};

/** The page's static HTML. Its links to other pages of the site change the page without loading it anew. */
export default function ApiBody({html}: Props): ReactNode {
  const history = useHistory();
  const follow = (event: MouseEvent): void => {
    const address = sitePageOf(event);
    if (address === undefined) return;
    event.preventDefault();
    history.push(address);
  };
  return <div className="api" onClick={follow} dangerouslySetInnerHTML={{__html: html}} />;
}

/** The address of the page of this reference that a click leads to; undefined when the browser has to do it itself. */
function sitePageOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return undefined;
  const address = link.getAttribute('href') ?? '';
  return /^\/.*\/api(?:[/#]|$)/.test(address) ? address : undefined;
}
