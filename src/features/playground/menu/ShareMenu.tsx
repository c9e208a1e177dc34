import {useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {MAX_CODE} from '@site/src/lib/playground-link/link';
import {useCopy} from '../panels/use-copy';
import {queryOf, writeAddress} from '../state/use-address';
import type {Playground} from '../state/use-playground';
import styles from './menu.module.css';

type ShareMenuProps = {
  readonly playground: Playground;
  readonly onDownload: () => void;
};

const MENU = 'playground-share';

/** A button that opens the ways to take the code elsewhere: a URL that opens the playground in its current state, and a project. */
export default function ShareMenu({playground: {model, effective}, onDownload}: ShareMenuProps): ReactNode {
  const {code, settings, own} = model;
  const [state, copy] = useCopy();
  const menu = useRef<HTMLDivElement>(null);
  const share = (): void => {
    const query = queryOf(code, settings);
    writeAddress(query, own);
    void copy(window.location.origin + window.location.pathname + query);
  };
  const choose = (action: () => void) => (): void => {
    menu.current?.hidePopover();
    action();
  };
  const told = state === 'idle' ? undefined : <Told state={state} />;
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={MENU}>
        <Icon name={state === 'copied' ? 'check' : 'link'} />
        <span className={styles.word}>
          {told ?? (
            <Translate id="playground.share" description="Button that opens the ways to share or save the code">
              Share
            </Translate>
          )}
        </span>
      </button>
      <span role="status" className="visually-hidden">
        {told}
      </span>
      <div ref={menu} id={MENU} popover="auto" className={styles.menu} data-end="">
        <ul role="list">
          <li>
            <button type="button" disabled={code.length > MAX_CODE} onClick={choose(share)}>
              <Translate id="playground.share.link" description="In the Share menu: copies a link to the code">
                Copy link
              </Translate>
            </button>
          </li>
          <li>
            <button type="button" disabled={!effective} onClick={choose(onDownload)}>
              <Translate id="playground.share.project" description="In the Share menu: downloads the code as a project">
                Download as a Vite project
              </Translate>
              <small>.zip</small>
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}

/** The result of copying. */
function Told({state}: {readonly state: 'copied' | 'failed'}): ReactNode {
  return state === 'copied' ? (
    <Translate id="playground.share.done" description="The link was copied">
      Link copied
    </Translate>
  ) : (
    <Translate
      id="playground.share.failed"
      description="The browser didn't allow copying; the address bar has the link"
    >
      Copy the link from the address bar
    </Translate>
  );
}
