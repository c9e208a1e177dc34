import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PageGroup} from '../../lib/routes/page-index';
import styles from './styles.module.css';

/** Pages by title: what the search page is without a query, without scripts, and where the search fails. */
export default function PageIndex({groups}: {readonly groups: readonly PageGroup[]}): ReactNode {
  return (
    <>
      {groups.map(({name, pages}) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul className={styles.pages}>
            {pages.map(({title, description, to}) => (
              <li key={to}>
                <Link to={to}>{title}</Link> <span>{description}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
