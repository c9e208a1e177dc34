import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {installCommands} from '@site/src/landing/ui/install';
import Command from './Command';
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
        {installCommands().map((command) => (
          <Command key={command.text} {...command} />
        ))}
      </div>
    </section>
  );
}
