import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** What the page shows until it knows what can be stored. */
export default function OfflineWaiting({className}: {readonly className?: string | undefined}): ReactNode {
  return (
    <p className={className}>
      <Translate id="site.offline.unreachable" description="In place of the list of what can be stored">
        The list of what you can store appears here once the site responds.
      </Translate>
    </p>
  );
}
