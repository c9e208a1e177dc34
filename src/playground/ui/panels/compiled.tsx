import {useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {trimJavaScript} from '@site/src/examples/core/block/emitted';
import Icon from '@site/src/kit/ui/Icon';
import {lexJavaScript} from '@site/src/rescript/core/syntax/javascript';
import type {Lexer} from '@site/src/rescript/core/syntax/token';
import ColoredCode from '../ColoredCode';
import {copyResult, useCopy} from './use-copy';
import styles from './code-panel.module.css';

type CompiledProps = {
  /** What the compiler wrote about the last code that compiled. */
  readonly code: string | undefined;
  /** Whether the current code has errors, so `code` is about an earlier version of it. */
  readonly stale: boolean;
};

/** The compiler's output. */
export function JavaScriptPanel({code: js, stale}: CompiledProps): ReactNode {
  const code = useMemo(() => (js === undefined ? undefined : trimJavaScript(js)), [js]);
  return (
    <CodePanel
      code={code}
      lex={lexJavaScript}
      label="JavaScript"
      copyLabel={translate({
        id: 'playground.js.copy',
        message: 'Copy JavaScript',
        description: 'Button that copies the compiled JavaScript',
      })}
      empty={
        <Translate id="playground.js.none" description="In place of the JavaScript, before anything has compiled">
          The JavaScript of your code appears here.
        </Translate>
      }
      stale={
        stale && (
          <Translate id="playground.js.stale" description="Above JavaScript from an earlier version of the code">
            The code has errors. This is the JavaScript from before the errors.
          </Translate>
        )
      }
    />
  );
}

type CodePanelProps = {
  readonly code: CompiledProps['code'];
  readonly lex: Lexer;
  /** Accessible names of the code and of the button that copies it. */
  readonly label: string;
  readonly copyLabel: string;
  /** Shown before anything has compiled. */
  readonly empty: ReactNode;
  /** Shown above the code if the current code has errors, so the panel is about an earlier version of it. */
  readonly stale: ReactNode;
};

/** Code from the compiler: colored, with a copy button. */
export function CodePanel({code, lex, label, copyLabel, empty, stale}: CodePanelProps): ReactNode {
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
