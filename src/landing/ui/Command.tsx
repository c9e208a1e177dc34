import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/kit/ui/Icon';
import type {InstallCommand} from '@site/src/landing/ui/install';
import {COPIED_WORDS, COPY_BADGE, COPY_TEXT} from '@site/src/kit/core/attributes';
import styles from './quick-install.module.css';

/** src/kit/browser copies it. */
export default function Command({text, purpose}: InstallCommand): ReactNode {
  const copied = translate({
    id: 'landing.install.copied',
    message: 'Copied!',
    description: 'Badge shown after a command was copied',
  });
  return (
    <div className={styles.command}>
      <p className={styles.purpose}>{purpose}</p>
      <div className={styles.line}>
        <code>{text}</code>
        <span className={styles.badge} role="status" {...{[COPY_BADGE]: ''}} />
        <button
          type="button"
          className={`icon-button ${styles.copy}`}
          {...{[COPY_TEXT]: text, [COPIED_WORDS]: copied}}
          aria-label={translate(
            {id: 'landing.install.copy', message: 'Copy {command}', description: 'Name of a copy button'},
            {command: text},
          )}
        >
          <Icon name="copy" />
          <Icon name="check" />
        </button>
      </div>
    </div>
  );
}
