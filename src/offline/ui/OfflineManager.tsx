import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {versionLines} from '@site/src/config/versions';
import {switchPart} from '@site/src/offline/core/choice';
import {SHARED_PART} from '@site/src/offline/core/manifest';
import OfflineWaiting from './OfflineWaiting';
import PartChoices from './PartChoices';
import styles from './styles.module.css';
import {useOffline, type Offline} from './use-offline';
import {storeWords} from './words';
import WorkState from './WorkState';

const {latest} = versionLines.default;

/** Selected until the reader changes it. */
const DEFAULT = [`manual-${latest.path}`];

/** Lets the reader select, store, update, and remove pages for offline reading. */
export default function OfflineManager(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title: site} = siteConfig;
  // All languages share what is stored.
  const offline = useOffline(i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? siteConfig.baseUrl);
  const {supported, looked, list, stored, removable, work, store, clear} = offline;
  const [choice, setChoice] = useState<ReadonlySet<string>>();
  const isBusy = work.kind === 'storing' || work.kind === 'removing';
  const chosen = choice ?? new Set(stored?.parts.map(({id}) => id) ?? DEFAULT);
  const isNew = list !== undefined && stored !== undefined && list.build !== stored.build;
  const change = (id: string, isChosen: boolean): void =>
    setChoice(switchPart(chosen, id, isChosen, list?.parts ?? [], latest.id));
  const storeChosen = (): void => {
    const {currentLocale: language, localeConfigs} = i18n;
    void store(
      [...chosen].filter((id) => id !== SHARED_PART),
      storeWords({language, direction: localeConfigs[language]?.direction ?? 'ltr', site}),
    );
  };
  if (supported === false) {
    return (
      <p>
        <Translate id="site.offline.unsupported" description="The browser has no service workers">
          This browser can't store pages here. It either doesn't support service workers or blocks them, as in private
          windows, on pages without HTTPS, or when sites may not store data. Try a regular window or a different
          browser.
        </Translate>
      </p>
    );
  }
  if (!looked) return <OfflineWaiting className={styles.looking} />;
  return (
    <>
      <OfflineStatus {...offline} />
      {list ? (
        <PartChoices parts={list.parts} chosen={chosen} disabled={isBusy} onChange={change} />
      ) : (
        <OfflineWaiting />
      )}
      <p className={styles.actions}>
        <button type="button" className="button" disabled={isBusy || !list} onClick={storeChosen}>
          {isNew ? (
            <Translate id="site.offline.doUpdate" description="Button">
              Update
            </Translate>
          ) : stored ? (
            <Translate id="site.offline.change" description="Button: store what is selected, remove the rest">
              Store selection
            </Translate>
          ) : (
            <Translate id="site.offline.store" description="Button">
              Store
            </Translate>
          )}
        </button>
        {removable && (
          <button type="button" className="button secondary" disabled={isBusy} onClick={() => void clear()}>
            <Translate id="site.offline.remove" description="Button: remove everything that is stored">
              Remove everything
            </Translate>
          </button>
        )}
      </p>
      <WorkState work={work} />
    </>
  );
}

/** What is stored, and whether an update is available. */
function OfflineStatus({stored, list}: Pick<Offline, 'stored' | 'list'>): ReactNode {
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
