import type {ReactNode, RefObject} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {PlaygroundExample} from '@site/src/compilers/core/settings';
import {exampleTitle} from '../menu/ExamplesMenu';
import {MAX_ENTRIES, type RunEntry, type RunLog, type RunStatus} from '../state/use-run';
import type {DeferredPanels} from '../use-deferred-panels';
import styles from './output.module.css';

type OutputPanelProps = {
  readonly log: RunLog;
  /** Opens logged values. Without it, they are text. */
  readonly more: DeferredPanels | undefined;
  /** Whether code from a link isn't run automatically yet. */
  readonly waits: boolean;
  readonly onStop: () => void;
};

/** In this many lines at the start, long values are open. With more, a loop could fill the page. */
const OPEN = 20;

/** The console of the last run. */
export function OutputPanel({log, more, waits, onStop}: OutputPanelProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const {status, entries, dropped} = log;
  const lineOf = ({id, level, text, logged}: RunEntry): ReactNode => (
    <div key={id} data-level={level}>
      {more && logged ? <more.LoggedLine {...logged} opens={id < OPEN} /> : text}
    </div>
  );
  return (
    <div className={styles.panel}>
      <RunState status={status} waits={waits} onStop={onStop} />
      <div className={styles.console} role="log">
        {entries.slice(0, MAX_ENTRIES.first).map(lineOf)}
        {dropped > 0 && (
          <p className={styles.state}>
            {selectMessage(
              dropped,
              translate(
                {
                  id: 'playground.output.dropped',
                  message: "{count} line isn't shown here.|{count} lines aren't shown here.",
                  description: 'In the middle of the console, when it has too many lines; plural forms separated by |',
                },
                {count: dropped},
              ),
            )}
          </p>
        )}
        {entries.slice(MAX_ENTRIES.first).map(lineOf)}
      </div>
      {status === 'finished' && entries.length === 0 && (
        <p className={styles.state}>
          <Translate id="playground.output.silent" description="A run ended without any output">
            The program ended without writing to the console.
          </Translate>
        </p>
      )}
    </div>
  );
}

/** Why a program was stopped. */
const stoppedText = (status: 'loop' | 'stopped'): ReactNode =>
  status === 'loop' ? (
    <Translate id="playground.run.loop" description="The program was stopped automatically">
      Stopped: the program ran too long without a pause. Check for an infinite loop.
    </Translate>
  ) : (
    <Translate id="playground.run.stopped" description="The reader stopped the program">
      Stopped.
    </Translate>
  );

type RunStateProps = {readonly status: RunStatus; readonly waits: boolean; readonly onStop: () => void};

/** The state of the run, when its output doesn't make it obvious. */
function RunState({status, waits, onStop}: RunStateProps): ReactNode {
  if (status === 'finished') return null;
  const texts: Readonly<Record<typeof status, ReactNode>> = {
    none: (
      <>
        <Translate id="playground.run.none" description="Before the first run">
          Nothing has run yet. Press Run, or Ctrl+Enter (⌘+Enter on a Mac) in the editor.
        </Translate>
        {waits && ' '}
        {waits && (
          <Translate id="playground.run.waits" description="Before the first run of code from a link">
            Code from a link doesn't run automatically until you run it once.
          </Translate>
        )}
      </>
    ),
    compiling: (
      <Translate id="playground.run.compiling" description="Before a run">
        Compiling…
      </Translate>
    ),
    running: (
      <>
        <Translate id="playground.run.running" description="A program is running">
          Running…
        </Translate>
        <button type="button" onClick={onStop}>
          <Translate id="playground.run.stop" description="Button that stops the program">
            Stop
          </Translate>
        </button>
      </>
    ),
    loop: stoppedText('loop'),
    stopped: stoppedText('stopped'),
    failed: (
      <Translate id="playground.run.failed" description="The code does not compile, so it was not run">
        Not run: the code has errors.
      </Translate>
    ),
  };
  return <p className={status === 'loop' || status === 'failed' ? styles.stopped : styles.state}>{texts[status]}</p>;
}

type PreviewPanelProps = {
  readonly log: RunLog;
  /** Those to open instead of an empty panel; they have a component. */
  readonly examples: readonly PlaygroundExample[];
  readonly onExample: (example: PlaygroundExample) => void;
  /** Receives the run's frame. */
  readonly container: RefObject<HTMLDivElement | null>;
};

/**
 * The React component App of the last run. It stays mounted while another panel is shown, so the program keeps running.
 */
export function PreviewPanel({log, examples, onExample, container}: PreviewPanelProps): ReactNode {
  const last = log.entries.findLast(({level}) => level === 'error');
  return (
    <div className={styles.preview} data-shown={log.preview === 'rendered' || undefined}>
      {log.preview === 'none' && (
        <p className={styles.state}>
          <Translate id="playground.preview.none" description="In place of the preview, before a component has run">
            Run code with a React component named App to see it here.
          </Translate>
        </p>
      )}
      {log.preview === 'none' && (
        <p className={styles.examples}>
          {examples.map((example) => (
            <button key={example.name} type="button" onClick={() => onExample(example)}>
              {exampleTitle(example)}
            </button>
          ))}
        </p>
      )}
      {log.preview === 'waiting' && !last && (log.status === 'running' || log.status === 'finished') && (
        <p className={styles.state}>
          <Translate id="playground.run.running" description="A program is running">
            Running…
          </Translate>
        </p>
      )}
      {log.preview !== 'none' && last && <p className={styles.stopped}>{last.text}</p>}
      {log.preview !== 'none' && (log.status === 'loop' || log.status === 'stopped') && (
        <p className={styles.stopped}>{stoppedText(log.status)}</p>
      )}
      <div ref={container} className={styles.frame} />
    </div>
  );
}
