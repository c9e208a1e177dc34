import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {guides, starters} from '@site/src/landing/ui/resources';
import ResourceCard from './ResourceCard';
import styles from './resources.module.css';
import section from './section.module.css';

/** Further reading, and templates to start a project from. */
export default function Resources(): ReactNode {
  return (
    <section
      className={clsx(section.section, section.ruled)}
      aria-labelledby="curated-resources"
      data-section="curated-resources"
    >
      <h2 id="curated-resources" className={section.title}>
        <Translate id="landing.resources.title" description="Heading of the resource cards">
          Curated resources
        </Translate>
      </h2>
      <div className={styles.groups}>
        <section aria-labelledby="guides" className={styles.guides}>
          <h3 id="guides" className={styles.group}>
            <Translate id="landing.resources.guides" description="Heading of a group of resource cards">
              Guides and Docs
            </Translate>
          </h3>
          <ul role="list" className={styles.cards}>
            {guides().map((guide) => (
              <ResourceCard key={guide.href} {...guide} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="templates">
          <h3 id="templates" className={styles.group}>
            <Translate id="landing.resources.templates" description="Heading of a group of resource cards">
              Templates
            </Translate>
          </h3>
          <ul role="list" className={styles.cards}>
            {starters().map((starter) => (
              <ResourceCard key={starter.href} {...starter} />
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}
