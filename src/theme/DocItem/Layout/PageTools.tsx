import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/kit/ui/Icon';
import {useMarkdownAddress} from '@site/src/copies/ui/use-markdown-address';
import {COPIED_WORDS, COPY_ADDRESS} from '@site/src/kit/core/attributes';
import {OVERLAY} from '@site/src/kit/core/attributes';

/** The id of the menu, which follows the sidebar in the HTML. */
export const PAGE_TOOLS_ID = 'page-tools';

/**
 * Copies the page as Markdown (src/kit/browser) and links to the Markdown: a row on wide screens, a popover on small
 * ones.
 */
export default function PageTools(): ReactNode {
  const copy = useMarkdownAddress();
  if (copy === undefined) return null;
  const copied = translate({
    id: 'site.page.copied',
    message: 'Copied',
    description: 'Shown on the button for three seconds after the page was copied',
  });
  return (
    <>
      <button
        type="button"
        className="icon-button"
        popoverTarget={PAGE_TOOLS_ID}
        aria-label={translate({
          id: 'site.page.tools',
          message: 'Page menu',
          description: 'Name of the button that opens the menu of the page on small screens',
        })}
      >
        <Icon name="more" />
      </button>
      <div id={PAGE_TOOLS_ID} className="page-tools" popover="auto" {...{[OVERLAY]: true}}>
        <button type="button" {...{[COPY_ADDRESS]: copy, [COPIED_WORDS]: copied}}>
          <Icon name="copy" />
          <span className="words">
            <span className="before">
              <Translate id="site.page.copy" description="Button that copies the page as Markdown">
                Copy page
              </Translate>
            </span>
            <span className="after" aria-hidden="true">
              {copied}
            </span>
          </span>
        </button>
        <a href={copy} type="text/markdown">
          <Translate id="site.page.markdown" description="Link to the page as Markdown">
            View as Markdown
          </Translate>
        </a>
      </div>
    </>
  );
}
