import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {Resource, ResourceIcon} from '@site/src/landing/ui/resources';
import styles from './resources.module.css';

/** Outlines on a 32 px grid, drawn for this site. */
const PATHS: Record<ResourceIcon, string> = {
  book: 'M6 6h8a2 2 0 0 1 2 2v18a2 2 0 0 0-2-2H6V6ZM26 6h-8a2 2 0 0 0-2 2v18a2 2 0 0 1 2-2h8V6Z',
  component: 'M16 4l5 5-5 5-5-5 5-5ZM16 18l5 5-5 5-5-5 5-5ZM7 11l5 5-5 5-5-5 5-5ZM25 11l5 5-5 5-5-5 5-5Z',
  layers: 'M16 5l11 6-11 6L5 11l11-6ZM5 16l11 6 11-6M5 21l11 6 11-6',
  types: 'M10 6H7a2 2 0 0 0-2 2v6l-2 2 2 2v6a2 2 0 0 0 2 2h3M22 6h3a2 2 0 0 1 2 2v6l2 2-2 2v6a2 2 0 0 1-2 2h-3M12 16h8',
  pages: 'M5 7h22v18H5V7ZM5 12h22M9 17h8M9 21h5',
  bolt: 'M18 4 7 18h8l-1 10 11-14h-8l1-10Z',
};

/** A card that can be clicked anywhere. */
export default function ResourceCard({icon, title, description, href}: Resource): ReactNode {
  return (
    <li className={styles.card}>
      <svg
        className={styles.icon}
        viewBox="0 0 32 32"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={PATHS[icon]} />
      </svg>
      <h4 className={styles.name}>
        <Link className={clsx(styles.link)} to={href}>
          {title}
        </Link>
      </h4>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
