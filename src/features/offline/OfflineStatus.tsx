import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Offline} from './use-offline';
import Failure from './Failure';
import {sizeOf} from './part-name';
import styles from './styles.module.css';

/** What is stored, whether something newer is there, and what is being done. */
export default function OfflineStatus({stored, list, work}: Pick<Offline, 'stored' | 'list' | 'work'>): ReactNode {
  return (
    <div className={styles.status} role="status">
      {stored && (
        <p>
          <strong className={styles.badge}>
            {list && list.build !== stored.build ? (
              <Translate id="site.offline.update" description="A newer build of the site can be stored">Update waiting</Translate>
            ) : (
              <Translate id="site.offline.installed" description="Pages are stored for reading offline">Installed</Translate>
            )}
          </strong>{' '}
          {stored.parts.map(({name}) => name).join(' · ')}
        </p>
      )}
      {work.kind === 'storing' && (
        <p>
          <progress max={work.progress.total || 1} value={work.progress.done} aria-label={translate({id: 'site.offline.progress', message: 'Stored so far', description: 'Accessible name of a progress bar'})} />{' '}
          {sizeOf(work.progress.done)} / {sizeOf(work.progress.total)}
        </p>
      )}
      {work.kind === 'failed' && <Failure work={work} />}
    </div>
  );
}
