import {useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {renderCode} from '@site/src/lib/syntax/html';
import {lex} from '@site/src/lib/syntax/languages';
import CopyButton from './CopyButton';
import styles from './code-panel.module.css';

type TypesPanelProps = {
  /** The interface of the last code that compiled. */
  readonly code: string | undefined;
  /** Whether the current code has errors, so the interface is from an earlier version of it. */
  readonly stale: boolean;
};

/** The interface file the compiler infers. */
export default function TypesPanel({code, stale}: TypesPanelProps): ReactNode {
  const html = useMemo(() => (code === undefined ? '' : renderCode(code, lex('resi', code))), [code]);
  if (code === undefined) {
    return (
      <p className={styles.empty}>
        <Translate id="playground.types.none" description="In place of the types, before anything has compiled">
          The types of your code appear here, as the interface file (.resi) the compiler infers.
        </Translate>
      </p>
    );
  }
  return (
    <div className={styles.panel} data-stale={stale || undefined}>
      {stale && (
        <p className={styles.note} role="status">
          <Translate id="playground.types.stale" description="Above types from an earlier version of the code">
            The code has errors. These are the types from before the errors.
          </Translate>
        </p>
      )}
      <CopyButton
        text={code}
        label={translate({
          id: 'playground.types.copy',
          message: 'Copy interface',
          description: 'Button that copies the interface the compiler infers',
        })}
      />
      {/* The panel scrolls, so it must be focusable. */}
      <pre
        className={`${styles.code} tokens`}
        tabIndex={0}
        aria-label={translate({
          id: 'playground.types.label',
          message: 'Interface',
          description: 'Accessible name of the interface the compiler infers',
        })}
      >
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
