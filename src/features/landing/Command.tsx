import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {InstallCommand} from '@site/src/data/install';
import styles from './quick-install.module.css';

/** A command with a button that copies it; src/client/copy-command.ts does the copying. */
export default function Command({text, purpose}: InstallCommand): ReactNode {
  return (
    <div className={styles.command}>
      <p className={styles.purpose}>{purpose}</p>
      <div className={styles.line}>
        <code>{text}</code>
        <span
          className={styles.badge}
          role="status"
          data-copy-badge={translate({id: 'landing.install.copied', message: 'Copied!', description: 'Badge shown after a command was copied'})}
        />
        <button
          type="button"
          className={`icon-button ${styles.copy}`}
          data-copy-command={text}
          aria-label={translate({id: 'landing.install.copy', message: 'Copy {command}', description: 'Name of a copy button'}, {command: text})}>
          <Icon name="copy" />
          <Icon name="check" />
        </button>
      </div>
    </div>
  );
}
