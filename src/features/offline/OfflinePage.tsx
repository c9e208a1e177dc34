import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import PlainPage from '@site/src/components/PlainPage';
import OfflineManager from './OfflineManager';
import styles from './styles.module.css';

/** The page /offline: says what storing pages means, and does it when asked. */
export default function OfflinePage(): ReactNode {
  return (
    <PlainPage
      title={translate({id: 'site.offline.title', message: 'Read offline', description: 'Title of the page about reading offline'})}
      description={translate({id: 'site.offline.description', message: 'Store versions of the documentation in this browser and read them without a connection.', description: 'Description of the page about reading offline'})}
    >
      <p>
        <Translate id="site.offline.intro" description="First paragraph of the page about reading offline">
          Store versions of the documentation in this browser, and read and search them without a connection. Nothing is stored before you ask for it here.
        </Translate>
      </p>
      <OfflineManager />
      <h2 className={styles.how}>
        <Translate id="site.offline.how" description="Heading">What happens</Translate>
      </h2>
      <ul>
        <li>
          <Translate id="site.offline.how.network" description="In a list">While you are online, pages still come from the network, so you never read an old one by mistake.</Translate>
        </li>
        <li>
          <Translate id="site.offline.how.update" description="In a list">When a new build of the site is published, this page and the footer say so. An update fetches the files that have changed and no others.</Translate>
        </li>
        <li>
          <Translate id="site.offline.how.remove" description="In a list">Removing takes out all stored pages and the service worker that answers with them.</Translate>
        </li>
        <li>
          <Translate id="site.offline.how.videos" description="In a list">Videos and the Markdown files for programs are not stored.</Translate>
        </li>
      </ul>
      <noscript>
        <p>
          <Translate id="site.offline.noscript" description="For readers without scripts">Storing pages needs JavaScript.</Translate>
        </p>
      </noscript>
    </PlainPage>
  );
}
