import type {ReactNode, RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import type {PlaygroundExample} from '@site/src/compilers/core/settings';
import {exampleTitle} from '../menu/ExamplesMenu';
import type {RunLog} from '../state/run-log';
import {stoppedText} from './OutputPanel';
import styles from './output.module.css';

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
export default function PreviewPanel({log, examples, onExample, container}: PreviewPanelProps): ReactNode {
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
