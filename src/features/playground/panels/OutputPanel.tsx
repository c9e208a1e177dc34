import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {RunLog} from '../state/run-log';
import type {More} from '../use-more';
import RunState from './RunState';
import styles from './output.module.css';

type OutputPanelProps = {
  readonly log: RunLog;
  /** Opens logged values. Without it, they are text. */
  readonly more: More | undefined;
  /** Whether code from a link isn't run automatically yet. */
  readonly waits: boolean;
  readonly onStop: () => void;
};

/** Only the first lines open values that don't fit on one, because a loop could fill the page. */
const OPEN = 20;

export default function OutputPanel({log, more, waits, onStop}: OutputPanelProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const {status, entries, dropped} = log;
  return (
    <div className={styles.panel}>
      <RunState status={status} waits={waits} onStop={onStop} />
      {dropped > 0 && (
        <p className={styles.state}>
          {selectMessage(
            dropped,
            translate(
              {
                id: 'playground.output.dropped',
                message: "{count} earlier line isn't shown.|{count} earlier lines aren't shown.",
                description: 'Above the console, when it has too many lines; plural forms separated by |',
              },
              {count: dropped},
            ),
          )}
        </p>
      )}
      <div className={styles.console} role="log">
        {entries.map(({id, level, text, logged}) => (
          <div key={id} data-level={level}>
            {more && logged ? <more.LoggedLine {...logged} opens={id < OPEN} /> : text}
          </div>
        ))}
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
