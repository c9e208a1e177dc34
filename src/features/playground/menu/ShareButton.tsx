import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {MAX_CODE} from '@site/src/lib/playground-link/link';
import type {PlaygroundSettings} from '@site/src/lib/playground/settings';
import {useCopy} from '../panels/use-copy';
import {queryOf, writeAddress} from '../state/use-address';
import styles from './menu.module.css';

type ShareButtonProps = {readonly code: string; readonly settings: PlaygroundSettings; readonly own: boolean};

/** Copies an address that opens the playground as it is. */
export default function ShareButton({code, settings, own}: ShareButtonProps): ReactNode {
  const [state, copy] = useCopy();
  const share = (): void => {
    const query = queryOf(code, settings);
    writeAddress(query, own);
    void copy(window.location.origin + window.location.pathname + query);
  };
  return (
    <button type="button" className={styles.button} disabled={code.length > MAX_CODE} onClick={share}>
      <Icon name={state === 'copied' ? 'check' : 'link'} />
      <span className={styles.word} role="status">
        {state === 'idle' && <Translate id="playground.share" description="Button that copies a link to the code">Share</Translate>}
        {state === 'copied' && <Translate id="playground.share.done" description="The link was copied">Link copied</Translate>}
        {state === 'failed' && <Translate id="playground.share.failed" description="The browser refused to copy; the address bar has the link">Copy the address</Translate>}
      </span>
    </button>
  );
}
