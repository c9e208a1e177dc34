import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import Icon from '@site/src/kit/ui/Icon';
import {editRoot} from '@site/src/config/site';
import {logos} from '@site/src/landing/core/logos';
import section from './section.module.css';
import styles from './trusted-by.module.css';

/** Opens the list of companies in GitHub's editor. */
const addLogoUrl = `${editRoot}src/landing/core/logos.ts`;

/** Companies that use ReScript, each as a link to its site. */
export default function TrustedBy(): ReactNode {
  return (
    <section className={clsx(section.section, section.ruled)} aria-labelledby="trusted-by" data-section="trusted-by">
      <h2 id="trusted-by" className={section.title}>
        <Translate id="landing.users.title" description="Heading of the wall of companies">
          Trusted by our users
        </Translate>
      </h2>
      <div className={styles.wall}>
        <ul role="list">
          {logos.map(({name, url}) => (
            <li key={name}>
              <a className={styles.logo} href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <Link className="button secondary" href={addLogoUrl}>
          <Icon name="plus" />
          <Translate id="landing.users.add" description="Link to the list of companies in the repository">
            Add Your Logo
          </Translate>
        </Link>
      </div>
    </section>
  );
}
