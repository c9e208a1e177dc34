import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import {lineHtml} from '@site/src/compilers/core/line-diff';
import {lexJavaScript} from '@site/src/rescript/core/syntax/javascript';
import ColoredCode from '../ColoredCode';
import {compareJavaScript, type Difference, type Verdict} from './compare';
import styles from './versions.module.css';

type VerdictViewProps = {
  /** Undefined until the compiler has responded. */
  readonly verdict: Verdict | undefined;
  /** The JavaScript of the version in use; `itself` for that version, undefined if it didn't compile. */
  readonly current: string | undefined;
};

/** A version's result for the code; its JavaScript is collapsed. */
export default function VerdictView({verdict, current}: VerdictViewProps): ReactNode {
  if (!verdict)
    return (
      <p className={styles.waiting}>
        <Translate id="playground.compare.waiting" description="The compiler of a version hasn't responded yet">
          Compiling…
        </Translate>
      </p>
    );
  switch (verdict.kind) {
    case 'syntax':
      return (
        <p className={styles.rejects}>
          <Translate id="playground.compare.syntax" description="A version doesn't support the syntax of the code">
            This version doesn't support the syntax.
          </Translate>
        </p>
      );
    case 'failed':
      return <p className={styles.rejects}>{verdict.message}</p>;
    case 'rejects':
      return (
        <details>
          <summary className={styles.rejects}>
            <Translate id="playground.compare.rejects" description="The code doesn't compile with a version">
              Doesn't compile
            </Translate>
          </summary>
          <pre className={styles.message} {...UNTRANSLATED}>
            {verdict.problem?.message}
          </pre>
        </details>
      );
    case 'accepts': {
      const difference =
        current === undefined || current === 'itself' ? undefined : compareJavaScript(current, verdict.js);
      return (
        <details>
          <summary className={styles.accepts}>
            <Summary difference={difference} itself={current === 'itself'} warnings={verdict.warnings} />
          </summary>
          <pre className={`${styles.js} tokens`} tabIndex={0}>
            {difference?.kind === 'other' && difference.lines ? (
              <code>
                {difference.lines.map((line, index) => (
                  <span
                    key={index}
                    className={styles.line}
                    data-kind={line.kind}
                    dangerouslySetInnerHTML={{__html: lineHtml(line)}}
                  />
                ))}
              </code>
            ) : (
              <ColoredCode code={verdict.js} lex={lexJavaScript} />
            )}
          </pre>
        </details>
      );
    }
  }
}

type SummaryProps = {readonly difference: Difference | undefined; readonly itself: boolean; readonly warnings: number};

function Summary({difference, itself, warnings}: SummaryProps): ReactNode {
  return (
    <>
      {itself && (
        <Translate id="playground.compare.current" description="The version that the playground is set to">
          Compiles (the version you're using)
        </Translate>
      )}
      {!itself && !difference && (
        <Translate id="playground.compare.accepts" description="A version compiles the code">
          Compiles
        </Translate>
      )}
      {difference?.kind === 'same' && (
        <Translate id="playground.compare.same" description="A version emits the same JavaScript">
          Compiles to the same JavaScript
        </Translate>
      )}
      {difference?.kind === 'other' && (
        <Translate id="playground.compare.other" description="A version emits different JavaScript">
          Compiles to different JavaScript
        </Translate>
      )}
      {warnings > 0 && (
        <span className={styles.warnings}>
          <Translate
            id="playground.compare.warnings"
            description="How many warnings a version has"
            values={{count: warnings}}
          >
            {'Warnings: {count}'}
          </Translate>
        </span>
      )}
    </>
  );
}
