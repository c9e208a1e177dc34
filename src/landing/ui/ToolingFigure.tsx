import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import example from '@generated/landing-examples/default/playlist.json';
import styles from './figures.module.css';

/** An editor, and the type it shows. The compiler checked both. */
export default function ToolingFigure(): ReactNode {
  return (
    <figure
      className={clsx('code', styles.figure)}
      aria-label={translate({
        id: 'landing.tooling.figure',
        message: 'An editor that shows the type of a function',
        description: 'Accessible name of a figure',
      })}
    >
      <pre className={styles.editor} tabIndex={0} role="region" aria-label={example.source.name}>
        <code dangerouslySetInnerHTML={{__html: example.source.html}} />
      </pre>
      <p className={styles.hint}>
        <code dangerouslySetInnerHTML={{__html: example.signature.html}} />
      </p>
    </figure>
  );
}
