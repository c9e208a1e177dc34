import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useTwinAddress} from '@site/src/components/use-twin-address';

/** The page as Markdown: to copy (src/client/copy-page.ts) and to look at. */
export default function PageTools(): ReactNode {
  const twin = useTwinAddress();
  if (twin === undefined) return null;
  const copied = translate({id: 'site.page.copied', message: 'Copied', description: 'Stands on the button for three seconds after the page was copied'});
  return (
    <div className="page-tools">
      <button type="button" data-copy-page={twin} data-done={copied}>
        <Icon name="copy" />
        <span className="words">
          <span className="before">
            <Translate id="site.page.copy" description="Button that copies the page as Markdown">Copy page</Translate>
          </span>
          <span className="after" aria-hidden="true">{copied}</span>
        </span>
      </button>
      <a href={twin} type="text/markdown">
        <Translate id="site.page.markdown" description="Link to the page as Markdown">View as Markdown</Translate>
      </a>
    </div>
  );
}
