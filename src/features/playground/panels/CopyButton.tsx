import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useCopy} from './use-copy';
import styles from './copy-button.module.css';

/** Copies a text. Overlaps the end of the text's first line. */
export default function CopyButton({text, label}: {readonly text: string; readonly label: string}): ReactNode {
  const [state, copy] = useCopy();
  return (
    <>
      <button type="button" className={styles.copy} aria-label={label} title={label} onClick={() => void copy(text)}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
      </button>
      <span role="status" className="visually-hidden">
        {state === 'copied' && (
          <Translate id="playground.copied" description="Announced when something was copied">
            Copied
          </Translate>
        )}
        {state === 'failed' && (
          <Translate id="playground.copyFailed" description="Announced when the browser doesn't allow copying">
            The browser didn't allow copying
          </Translate>
        )}
      </span>
    </>
  );
}
