import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {COPIED_WORDS, COPY_BADGE, COPY_TEXT} from '@site/src/kit/core/attributes';
import Icon from '@site/src/kit/ui/Icon';
import styles from './quick-install.module.css';
import section from './section.module.css';

/** The two commands that install ReScript. */
export default function QuickInstall(): ReactNode {
  return (
    <section
      className={clsx(section.section, styles.install)}
      aria-labelledby="quick-install"
      data-section="quick-install"
    >
      <h2 id="quick-install" className={section.title}>
        <Translate id="landing.install.title" description="Heading of the install commands">
          Quick install
        </Translate>
      </h2>
      <div className={styles.commands}>
        <Command
          text="npm install rescript"
          purpose={translate({
            id: 'landing.install.add',
            message: 'Add it to a project',
            description: 'What the first install command is for',
          })}
        />
        <Command
          text="npx create-rescript-app"
          purpose={translate({
            id: 'landing.install.create',
            message: 'Start a new project',
            description: 'What the second install command is for',
          })}
        />
      </div>
    </section>
  );
}

/** What copies it is in src/kit/browser. @param purpose when to use it */
function Command({text, purpose}: {readonly text: string; readonly purpose: string}): ReactNode {
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
