import {useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {trimJavaScript} from '@site/src/lib/code-block/emitted';
import {renderCode} from '@site/src/lib/syntax/html';
import {lexJavaScript} from '@site/src/lib/syntax/javascript';
import CodeSize from './CodeSize';
import CopyButton from './CopyButton';
import styles from './code-panel.module.css';

type JavaScriptPanelProps = {
  /** The JavaScript of the last successful compilation. */
  readonly js: string | undefined;
  /** Whether the current code has errors, so the JavaScript is from an earlier version of it. */
  readonly stale: boolean;
};

/** The compiler's output. */
export default function JavaScriptPanel({js, stale}: JavaScriptPanelProps): ReactNode {
  const shown = useMemo(() => (js === undefined ? undefined : trimJavaScript(js)), [js]);
  const html = useMemo(() => (shown === undefined ? '' : renderCode(shown, lexJavaScript(shown))), [shown]);
  if (shown === undefined) {
    return (
      <p className={styles.empty}>
        <Translate id="playground.js.none" description="In place of the JavaScript, before anything has compiled">
          The JavaScript of your code appears here.
        </Translate>
      </p>
    );
  }
  return (
    <div className={styles.panel} data-stale={stale || undefined}>
      {stale && (
        <p className={styles.note} role="status">
          <Translate id="playground.js.stale" description="Above JavaScript from an earlier version of the code">
            The code has errors. This is the JavaScript from before the errors.
          </Translate>
        </p>
      )}
      <CopyButton
        text={shown}
        label={translate({
          id: 'playground.js.copy',
          message: 'Copy JavaScript',
          description: 'Button that copies the compiled JavaScript',
        })}
      />
      {/* The panel scrolls, so it must be focusable. */}
      <pre className={`${styles.code} tokens`} tabIndex={0} aria-label="JavaScript">
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      <CodeSize text={shown} />
    </div>
  );
}
