import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {MAX_CODE} from '@site/src/lib/playground-link/link';
import type {PlaygroundSettings} from '@site/src/lib/playground/settings';
import {useCopy} from '../panels/use-copy';
import {queryOf, writeAddress} from '../state/use-address';
import styles from './menu.module.css';

type ShareButtonProps = {readonly code: string; readonly settings: PlaygroundSettings; readonly own: boolean};

/** Copies a URL that opens the playground in its current state. */
export default function ShareButton({code, settings, own}: ShareButtonProps): ReactNode {
  const [state, copy] = useCopy();
  const share = (): void => {
    const query = queryOf(code, settings);
    writeAddress(query, own);
    void copy(window.location.origin + window.location.pathname + query);
  };
  const told = state === 'idle' ? undefined : <Told state={state} />;
  return (
    <>
      <button type="button" className={styles.button} disabled={code.length > MAX_CODE} onClick={share}>
        <Icon name={state === 'copied' ? 'check' : 'link'} />
        <span className={styles.word}>
          {told ?? (
            <Translate id="playground.share" description="Button that copies a link to the code">
              Share
            </Translate>
          )}
        </span>
      </button>
      <span role="status" className="visually-hidden">
        {told}
      </span>
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
