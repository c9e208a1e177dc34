import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {sizeInWords} from '@site/src/lib/text/size';
import styles from './styles.module.css';
import type {Work} from './use-offline';

/** Why something could not be stored, and what can be done about it. */
export default function Failure({work: {failure, reason, wanted}}: {readonly work: Extract<Work, {kind: 'failed'}>}): ReactNode {
  return (
    <p className={styles.failed}>
      {failure === 'full' && (
        <Translate id="site.offline.full" description="The browser has no room for what was to be stored" values={{size: sizeInWords(wanted)}}>
          {'This browser has no room for {size}. Choose less, or free space on this device, and try again. What was stored before is still there.'}
        </Translate>
      )}
      {failure === 'refused' && (
        <Translate id="site.offline.refused" description="The browser forbids storing; the reason is the browser's own" values={{reason}}>
          {'This browser does not let the site store pages ({reason}). Allow the site to store data, outside of a private window, and try again. What was stored before is still there.'}
        </Translate>
      )}
      {failure === 'network' && (
        <Translate id="site.offline.failed" description="Something could not be fetched" values={{reason}}>
          {'That did not work: {reason} Try again when the connection is better; what has come is not fetched again. What was stored before is still there.'}
        </Translate>
      )}
    </p>
  );
}
