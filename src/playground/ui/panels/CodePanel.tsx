import type {ReactNode} from 'react';
import Icon from '@site/src/kit/ui/Icon';
import type {Lexer} from '@site/src/rescript/core/syntax/token';
import ColoredCode from '../ColoredCode';
import {copyResult, useCopy} from './use-copy';
import styles from './code-panel.module.css';

type CodePanelProps = {
  /** What the compiler wrote about the last code that compiled. */
  readonly code: string | undefined;
  readonly lex: Lexer;
  /** Accessible names of the code and of the button that copies it. */
  readonly label: string;
  readonly copyLabel: string;
  /** Shown before anything has compiled. */
  readonly empty: ReactNode;
  /** Shown above the code if the current code has errors, so the panel is about an earlier version of it. */
  readonly stale: ReactNode;
  readonly children?: ReactNode;
};

/** Code from the compiler: colored, with a copy button. */
export default function CodePanel({code, lex, label, copyLabel, empty, stale, children}: CodePanelProps): ReactNode {
  if (code === undefined) return <p className={styles.empty}>{empty}</p>;
  return (
    <div className={styles.panel} data-stale={stale ? true : undefined}>
      {stale && (
        <p className={styles.note} role="status">
          {stale}
        </p>
      )}
      <div className={styles.body}>
        <CopyButton text={code} label={copyLabel} />
        {/* The panel scrolls, so it must be focusable. */}
        <pre className={`${styles.code} tokens`} tabIndex={0} aria-label={label}>
          <ColoredCode code={code} lex={lex} />
        </pre>
      </div>
      {children}
    </div>
  );
}

/** Overlaps the end of the text's first line. */
function CopyButton({text, label}: {readonly text: string; readonly label: string}): ReactNode {
  const [state, copy] = useCopy();
  return (
    <>
      <button type="button" className={styles.copy} aria-label={label} title={label} onClick={() => void copy(text)}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
      </button>
      <span role="status" className="visually-hidden">
        {copyResult(state)}
      </span>
    </>
  );
}
