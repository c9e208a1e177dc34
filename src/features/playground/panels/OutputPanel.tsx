import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {RunLog} from '../state/run-log';
import RunState from './RunState';
import styles from './output.module.css';

type OutputPanelProps = {readonly log: RunLog; readonly onStop: () => void};

/** The console of the last run. */
export default function OutputPanel({log, onStop}: OutputPanelProps): ReactNode {
  const {status, entries, dropped} = log;
  return (
    <div className={styles.panel}>
      <RunState status={status} onStop={onStop} />
      {dropped > 0 && (
        <p className={styles.state}>
          <Translate id="playground.output.dropped" description="Above the console, when it has too many lines" values={{count: dropped}}>
            {'{count} earlier lines are not shown.'}
          </Translate>
        </p>
      )}
      <div className={styles.console} role="log">
        {entries.map(({id, level, text}) => (
          <pre key={id} data-level={level}>
            {text}
          </pre>
        ))}
      </div>
      {status === 'finished' && entries.length === 0 && (
        <p className={styles.state}>
          <Translate id="playground.output.silent" description="A run has ended without a word">The program ended without writing to the console.</Translate>
        </p>
      )}
    </div>
  );
}
