import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {HighlightedFile} from '@site/src/lib/landing-example/landing-example';
import styles from './code-comparison.module.css';

type CodePaneProps = {
  readonly title: string;
  readonly file: HighlightedFile;
};

/** A file under its title, highlighted by the build. */
export default function CodePane({title, file}: CodePaneProps): ReactNode {
  return (
    <figure className={clsx('code', styles.pane)}>
      <figcaption className={styles.caption}>
        <span>{title}</span>
        <code>{file.name}</code>
      </figcaption>
      <pre className={styles.code} tabIndex={0} role="region" aria-label={file.name}>
        <code dangerouslySetInnerHTML={{__html: file.html}} />
      </pre>
    </figure>
  );
}
