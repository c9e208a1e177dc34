import type {ReactNode} from 'react';
import type {DiffLine} from '@site/src/lib/playground/line-diff';
import {renderCode} from '@site/src/lib/syntax/html';
import {lexJavaScript} from '@site/src/lib/syntax/javascript';
import styles from './versions.module.css';

const SIGNS: Readonly<Record<DiffLine['kind'], string>> = {same: ' ', added: '+', removed: '-'};

/** A line diff of two texts: shared lines, and lines only one of them has. */
export default function DiffView({lines}: {readonly lines: readonly DiffLine[]}): ReactNode {
  return (
    <pre className={`${styles.js} tokens`} tabIndex={0}>
      <code>
        {lines.map(({kind, text}, index) => (
          <span
            key={index}
            className={styles.line}
            data-kind={kind}
            dangerouslySetInnerHTML={{__html: `${SIGNS[kind]} ${renderCode(text, lexJavaScript(text))}\n`}}
          />
        ))}
      </code>
    </pre>
  );
}
