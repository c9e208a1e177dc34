import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {RunStatus} from '../state/run-log';
import styles from './output.module.css';

type RunStateProps = {readonly status: RunStatus; readonly waits: boolean; readonly onStop: () => void};

/** How the run is going, when its output doesn't make it obvious. */
export default function RunState({status, waits, onStop}: RunStateProps): ReactNode {
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
    loop: (
      <Translate id="playground.run.loop" description="The program was stopped automatically">
        Stopped: the program ran too long without a pause. Check for an infinite loop.
      </Translate>
    ),
    stopped: (
      <Translate id="playground.run.stopped" description="The reader stopped the program">
        Stopped.
      </Translate>
    ),
    failed: (
      <Translate id="playground.run.failed" description="The code does not compile, so it was not run">
        Not run: the code has errors.
      </Translate>
    ),
  };
  return <p className={status === 'loop' || status === 'failed' ? styles.stopped : styles.state}>{texts[status]}</p>;
}
