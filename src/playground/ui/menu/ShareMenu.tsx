import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {embedAddress} from '../../browser/embed-address';
import {copyResult, useCopy} from '../panels/use-copy';
import {isTooLong, queryOf, writeAddress} from '../state/use-address';
import type {Playground} from '../state/use-playground';
import {ToolbarMenu} from './parts';

type ShareMenuProps = {
  readonly playground: Playground;
  readonly onDownload: () => void;
  /** Other items, before its own. */
  readonly before: ReactNode;
};

/** A button that opens the ways to take the code elsewhere: as a URL, as a frame for another page, and as a project. */
export default function ShareMenu({playground: {model, effective}, onDownload, before}: ShareMenuProps): ReactNode {
  const [state, copy] = useCopy();
  const share = (): void => {
    const query = queryOf(model);
    writeAddress(query, model.own);
    void copy(window.location.origin + window.location.pathname + query);
  };
  const shareFrame = (): void => void copy(embedCode(window.location.origin + embedAddress() + queryOf(model)));
  const told = copyResult(state);
  const usual = before ? 'more' : 'link';
  const label = before ? (
    <Translate id="playground.more" description="Button that opens a phone's menu of all that has no button there">
      More
    </Translate>
  ) : (
    <Translate id="playground.share" description="Button that opens the ways to share or save the code">
      Share
    </Translate>
  );
  return (
    <>
      <span role="status" className="visually-hidden">
        {told}
      </span>
      <ToolbarMenu id="playground-share" icon={state === 'copied' ? 'check' : usual} atEnd label={told ?? label}>
        {before}
        <li>
          <button type="button" disabled={isTooLong(model)} onClick={share}>
            <Translate id="playground.share.link" description="In the Share menu: copies a link to the code">
              Copy link
            </Translate>
          </button>
        </li>
        <li>
          <button type="button" disabled={isTooLong(model)} onClick={shareFrame}>
            <Translate
              id="playground.share.embed"
              description="In the Share menu: copies HTML that shows the code in another page"
            >
              Copy embed code
            </Translate>
            <small>HTML</small>
          </button>
        </li>
        <li>
          <button type="button" disabled={!effective} onClick={onDownload}>
            <Translate id="playground.share.project" description="In the Share menu: downloads the code as a project">
              Download as a Vite project
            </Translate>
            <small>.zip</small>
          </button>
        </li>
      </ToolbarMenu>
    </>
  );
}

function embedCode(src: string): string {
  const frame = document.createElement('iframe');
  Object.assign(frame, {src, title: 'ReScript playground', width: '100%', height: '400', allow: 'clipboard-write'});
  return frame.outerHTML;
}
