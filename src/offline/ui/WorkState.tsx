import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {sizeInWords} from '@site/src/kit/core/number';
import styles from './styles.module.css';
import type {Work} from './use-offline';

/** The progress of what the reader started, and the reason if it failed. Screen readers announce only the reason. */
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

/** Why something couldn't be stored, and what the reader can do about it. */
function Failure({work: {failure, reason, wanted}}: {readonly work: Extract<Work, {kind: 'failed'}>}): ReactNode {
  return (
    <p className={styles.failed}>
      {failure === 'full' && (
        <Translate
          id="site.offline.full"
          description="The browser doesn't have enough storage space"
          values={{size: sizeInWords(wanted)}}
        >
          {
            "This browser doesn't have enough space for {size}. Select less or free up space on this device, then try again. Everything you stored before is still there."
          }
        </Translate>
      )}
      {failure === 'refused' && (
        <Translate
          id="site.offline.refused"
          description="The browser doesn't allow storing; the reason comes from the browser"
          values={{reason}}
        >
          {
            "This browser doesn't let the site store pages ({reason}). Use a regular window, not a private one, allow the site to store data, and try again. Everything you stored before is still there."
          }
        </Translate>
      )}
      {failure === 'network' && (
        <Translate id="site.offline.failed" description="A download failed" values={{reason}}>
          {
            'The download failed: {reason} Try again when your connection is better; it continues where it stopped. Everything you stored before is still there.'
          }
        </Translate>
      )}
    </p>
  );
}
