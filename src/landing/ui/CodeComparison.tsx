import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import example from '@generated/landing-examples/default/book-button.json';
import type {HighlightedFile} from '@site/src/landing/core/landing-example';
import styles from './code-comparison.module.css';

/** A source and the JavaScript this build's compiler wrote for it. */
export default function CodeComparison(): ReactNode {
  const {source, output} = example;
  return (
    <section
      className={styles.comparison}
      data-section="playground-hero"
      aria-label={translate({
        id: 'landing.example.label',
        message: 'An example and its JavaScript',
        description: 'Name of the section with two code panes',
      })}
    >
      <div className={styles.panes}>
        <CodePane
          file={source}
          title={translate({
            id: 'landing.example.source',
            message: 'Write in ReScript',
            description: 'Title of the left code pane',
          })}
        />
        <CodePane
          file={output}
          title={translate({
            id: 'landing.example.output',
            message: 'Compile to JavaScript',
            description: 'Title of the right code pane',
          })}
        />
      </div>
    </section>
  );
}

type CodePaneProps = {
  readonly title: string;
  readonly file: HighlightedFile;
};

/** A file under its title, highlighted by the build. */
function CodePane({title, file}: CodePaneProps): ReactNode {
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
