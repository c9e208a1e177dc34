import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Offline} from './use-offline';
import styles from './styles.module.css';

/** What is stored, and whether an update is available. */
export default function OfflineStatus({stored, list}: Pick<Offline, 'stored' | 'list'>): ReactNode {
  return (
    <div role="status">
      {stored && (
        <p>
          <strong className={styles.badge}>
            {list && list.build !== stored.build ? (
              <Translate id="site.offline.update" description="A newer build of the site can be stored">
                Update available
              </Translate>
            ) : (
              <Translate id="site.offline.installed" description="Pages are stored for reading offline">
                Installed
              </Translate>
            )}
          </strong>{' '}
          {stored.parts.map(({name}) => name).join(' · ')}
        </p>
      )}
    </div>
  );
}
