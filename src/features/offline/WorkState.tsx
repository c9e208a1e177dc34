import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Failure from './Failure';
import {sizeInWords} from '@site/src/lib/text/size';
import styles from './styles.module.css';
import type {Work} from './use-offline';

/** Progress of the action the reader started, next to the buttons, and the reason if it failed. Screen readers announce only the reason. */
export default function WorkState({work}: {readonly work: Work}): ReactNode {
  return (
    <>
      {work.kind === 'storing' && (
        <p className={styles.progress}>
          <progress
            max={work.progress.total || 1}
            value={work.progress.done}
            aria-label={translate({
              id: 'site.offline.progress',
              message: 'Stored so far',
              description: 'Accessible name of a progress bar',
            })}
          />
          <span>
            {sizeInWords(work.progress.done)} / {sizeInWords(work.progress.total)}
          </span>
        </p>
      )}
      <div role="status">{work.kind === 'failed' && <Failure work={work} />}</div>
    </>
  );
}
