import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Video from '@site/src/landing/ui/Video';
import styles from './feature.module.css';
import section from './section.module.css';

type FeatureProps = {
  readonly caption: string;
  readonly title: string;
  readonly video: Omit<ComponentProps<typeof Video>, 'name'>;
  readonly link?: {readonly to: string; readonly label: string};
  /** Two or three sentences. */
  readonly children: ReactNode;
};

/** One reason to use ReScript, with a recording. */
export default function Feature({caption, title, video, link, children}: FeatureProps): ReactNode {
  return (
    <section className={styles.feature}>
      <div className={styles.words}>
        <h2 className={section.title}>
          <span className={styles.caption}>{caption}</span> {title}
        </h2>
        <p className={section.text}>{children}</p>
        {link && (
          <Link className={clsx('button secondary', styles.action)} to={link.to}>
            {link.label}
          </Link>
        )}
      </div>
      <Video {...video} name={title} />
    </section>
  );
}
