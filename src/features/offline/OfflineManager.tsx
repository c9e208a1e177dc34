import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {versionLines} from '@site/src/config/versions';
import {SHARED_PART} from '@site/src/lib/offline/manifest';
import OfflineStatus from './OfflineStatus';
import PartChoices from './PartChoices';
import styles from './styles.module.css';
import {useOffline} from './use-offline';

/** Chosen until the reader chooses. */
const DEFAULT = [`manual-${versionLines.default.latest.path}`];

/** Chooses, stores, brings up to date and removes what is read offline. */
export default function OfflineManager(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const offline = useOffline(baseUrl);
  const {supported, list, stored, work, store, clear} = offline;
  const [choice, setChoice] = useState<ReadonlySet<string>>();
  const isBusy = work.kind === 'storing' || work.kind === 'removing';
  const chosen = choice ?? new Set(stored?.parts.map(({id}) => id) ?? DEFAULT);
  const isNew = list !== undefined && stored !== undefined && list.build !== stored.build;
  const change = (id: string, isChosen: boolean): void => setChoice(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  if (supported === false) {
    return (
      <p>
        <Translate id="site.offline.unsupported" description="The browser has no service workers">This browser cannot store pages: it has no service workers, or forbids them here.</Translate>
      </p>
    );
  }
  return (
    <>
      <OfflineStatus {...offline} />
      {list ? (
        <PartChoices parts={list.parts} chosen={chosen} disabled={isBusy} onChange={change} />
      ) : (
        <p>
          <Translate id="site.offline.unreachable" description="In place of the list of what can be stored">What can be stored is shown here once the site answers.</Translate>
        </p>
      )}
      <p className={styles.actions}>
        <button type="button" className="button" disabled={isBusy || !list} onClick={() => void store([...chosen].filter((id) => id !== SHARED_PART))}>
          {isNew ? (
            <Translate id="site.offline.doUpdate" description="Button">Update</Translate>
          ) : stored ? (
            <Translate id="site.offline.change" description="Button: store what is chosen, remove the rest">Store this choice</Translate>
          ) : (
            <Translate id="site.offline.store" description="Button">Store</Translate>
          )}
        </button>
        {stored && (
          <button type="button" className="button secondary" disabled={isBusy} onClick={() => void clear()}>
            <Translate id="site.offline.remove" description="Button: remove all that is stored">Remove everything</Translate>
          </button>
        )}
      </p>
    </>
  );
}
