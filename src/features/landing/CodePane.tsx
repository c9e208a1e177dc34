import type {ReactNode} from 'react';
import type {HighlightedFile} from '@site/src/plugins/landing-examples/landing-example';
import styles from './code-comparison.module.css';

type CodePaneProps = {
  readonly title: string;
  readonly file: HighlightedFile;
};

/** One file under its title. The code was highlighted at build and is one piece of HTML. */
export default function CodePane({title, file}: CodePaneProps): ReactNode {
  return (
    <figure className={styles.pane}>
      <figcaption className={styles.caption}>
        <span>{title}</span>
        <code>{file.name}</code>
      </figcaption>
      <pre className={`code ${styles.code}`} tabIndex={0} aria-label={file.name} role="region">
        <code dangerouslySetInnerHTML={{__html: file.html}} />
      </pre>
    </figure>
  );
}
