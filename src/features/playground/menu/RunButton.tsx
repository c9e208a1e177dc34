import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import styles from './menu.module.css';

type RunButtonProps = {readonly disabled: boolean; readonly onRun: () => void};

/** Runs the code. */
export default function RunButton({disabled, onRun}: RunButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      data-main=""
      disabled={disabled}
      title="Ctrl+Enter, ⌘+Enter"
      onClick={onRun}
    >
      <Icon name="play" />
      <span className={styles.word}>
        <Translate id="playground.run" description="Button that runs the code">
          Run
        </Translate>
      </span>
    </button>
  );
}
