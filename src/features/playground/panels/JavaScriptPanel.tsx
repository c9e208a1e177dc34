import {useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {trimJavaScript} from '@site/src/lib/code-block/emitted';
import {renderCode} from '@site/src/lib/syntax/html';
import {lexJavaScript} from '@site/src/lib/syntax/javascript';
import CopyButton from './CopyButton';
import styles from './code-panel.module.css';

type JavaScriptPanelProps = {
  /** The last JavaScript there was. */
  readonly js: string | undefined;
  /** Whether the code has errors, so that the JavaScript is that of older code. */
  readonly stale: boolean;
};

/** What the compiler wrote. */
export default function JavaScriptPanel({js, stale}: JavaScriptPanelProps): ReactNode {
  const shown = useMemo(() => (js === undefined ? undefined : trimJavaScript(js)), [js]);
  const html = useMemo(() => (shown === undefined ? '' : renderCode(shown, lexJavaScript(shown))), [shown]);
  if (shown === undefined) {
    return (
      <p className={styles.empty}>
        <Translate id="playground.js.none" description="Where the JavaScript of the code will be shown">The JavaScript of your code appears here.</Translate>
      </p>
    );
  }
  return (
    <div className={styles.panel} data-stale={stale || undefined}>
      {stale && (
        <p className={styles.note} role="status">
          <Translate id="playground.js.stale" description="Above JavaScript that is not of the code as it is now">
            The code has errors. This is the last JavaScript it compiled to.
          </Translate>
        </p>
      )}
      <CopyButton text={shown} label={translate({id: 'playground.js.copy', message: 'Copy JavaScript', description: 'Button that copies what the compiler wrote'})} />
      {/* Scrolls, so the keyboard has to reach it. */}
      <pre className={`${styles.code} tokens`} tabIndex={0} aria-label="JavaScript">
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
