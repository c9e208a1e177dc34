import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import PlainPage from '@site/src/reading-pages/ui/PlainPage';
import {APPLICATION} from '@site/src/kit/core/attributes';
import OfflineWaiting from './OfflineWaiting';
import styles from './styles.module.css';

/** The page /offline: explains what storing pages means, and does it on request. */
export default function OfflinePage(): ReactNode {
  return (
    <PlainPage
      sign="offline"
      title={translate({
        id: 'site.offline.title',
        message: 'Read offline',
        description: 'Title of the page about reading offline',
      })}
      description={translate({
        id: 'site.offline.description',
        message: 'Store versions of the documentation in this browser and read them without a connection.',
        description: 'Description of the page about reading offline',
      })}
    >
      <p>
        <Translate id="site.offline.intro" description="First paragraph of the page about reading offline">
          Store versions of the documentation in this browser, and read and search them without a connection. Nothing is
          stored until you ask for it here.
        </Translate>
      </p>
      <div {...{[APPLICATION]: 'offline'}}>
        <OfflineWaiting className={styles.looking} />
      </div>
      <h2 className={styles.how}>
        <Translate id="site.offline.how" description="Heading">
          How it works
        </Translate>
      </h2>
      <ul>
        <li>
          <Translate id="site.offline.how.network" description="In a list">
            While you're online, pages still come from the network, and you won't read an outdated one by mistake.
          </Translate>
        </li>
        <li>
          <Translate id="site.offline.how.update" description="In a list">
            When a new version of the site is published, this page and the footer say so. An update downloads only the
            files that changed.
          </Translate>
        </li>
        <li>
          <Translate id="site.offline.how.remove" description="In a list">
            Removing deletes all stored pages and the service worker that serves them.
          </Translate>
        </li>
        <li>
          <Translate id="site.offline.how.videos" description="In a list">
            Videos and the Markdown copies of pages aren't stored.
          </Translate>
        </li>
      </ul>
      <noscript>
        <p>
          <Translate id="site.offline.noscript" description="For readers without JavaScript">
            Storing pages needs JavaScript.
          </Translate>
        </p>
      </noscript>
    </PlainPage>
  );
}
