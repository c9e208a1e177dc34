import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {lineHtml} from '@site/src/compilers/core/line-diff';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import Icon from '@site/src/kit/ui/Icon';
import {lexJavaScript} from '@site/src/rescript/core/syntax/javascript';
import type {SourceFile} from '@site/src/rescript/core/syntax/source-file';
import type {EngineVersion, PlaygroundEngine} from '@site/src/compilers/core/engine';
import type {PlaygroundSettings} from '@site/src/compilers/core/settings';
import ColoredCode from '../ColoredCode';
import {versionLabel} from '../settings/version-label';
import {compareJavaScript, judge, newestOfEach, type Difference, type Verdict} from './compare';
import styles from './versions.module.css';

type VersionsDialogProps = {
  readonly engine: PlaygroundEngine;
  /**
   * All releases, newest first. The list is the same object until the engine reconnects; a new list restarts the
   * comparison.
   */
  readonly versions: readonly EngineVersion[];
  readonly code: string;
  readonly files: readonly SourceFile[];
  readonly settings: PlaygroundSettings;
  readonly onClose: () => void;
};

/** The same code in all versions: which accept it and what each emits. */
export default function VersionsDialog({
  engine,
  versions: all,
  code,
  files,
  settings,
  onClose,
}: VersionsDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const versions = useMemo(() => newestOfEach(all, settings.version), [all, settings.version]);
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>({});
  const current = verdicts[settings.version];
  useEffect(() => {
    let gone = false;
    // One after another, because each makes the engine load a compiler. The code doesn't change in the meantime.
    const ask = async (): Promise<void> => {
      for (const version of versions) {
        const verdict = await judge(engine, code, files, settings, version);
        if (gone) return;
        setVerdicts((before) => ({...before, [version.version]: verdict}));
      }
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [engine, versions, code, files, settings]);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="playground-versions-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="playground-versions-title">
          <Translate id="playground.compare.title" description="Title of the comparison of versions">
            The same code in all versions
          </Translate>
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={translate({
            id: 'playground.compare.close',
            message: 'Close',
            description: 'Button that closes the comparison',
          })}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.versions} role="list">
        {versions.map((version) => (
          <li key={version.version}>
            <h3>{versionLabel(version, versions)}</h3>
            <VerdictView
              verdict={verdicts[version.version]}
              current={
                version.version === settings.version ? 'itself' : current?.kind === 'accepts' ? current.js : undefined
              }
            />
          </li>
        ))}
      </ul>
    </dialog>
  );
}

type VerdictViewProps = {
  /** Undefined until the compiler has responded. */
  readonly verdict: Verdict | undefined;
  /** The JavaScript of the version in use; `itself` for that version, undefined if it didn't compile. */
  readonly current: string | undefined;
};

/** A version's result for the code; its JavaScript is collapsed. */
function VerdictView({verdict, current}: VerdictViewProps): ReactNode {
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
