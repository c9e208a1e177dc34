import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {groupVersions, versionLabel} from '../settings/version-label';
import type {Playground} from '../state/use-playground';
import styles from './menu.module.css';

type VersionChoiceProps = {readonly playground: Playground; readonly onVersion: (version: string) => void};

/** The choice of a compiler, in groups. */
export default function VersionChoice({playground, onVersion}: VersionChoiceProps): ReactNode {
  const {model, chosen} = playground;
  const {connection} = model;
  const ready = connection.kind === 'ready';
  return (
    <select
      className={styles.select}
      value={chosen?.version.version ?? ''}
      disabled={!ready}
      aria-label={translate({
        id: 'playground.version',
        message: 'Compiler version',
        description: 'Accessible name of a choice',
      })}
      onChange={({target}) => onVersion(target.value)}
    >
      {!ready && <option value="">{model.settings.version}</option>}
      {ready &&
        groupVersions(connection.versions).map(({label, versions}) => (
          <optgroup key={label} label={label}>
            {versions.map((version) => (
              <option key={version.version} value={version.version}>
                {versionLabel(version, connection.versions)}
              </option>
            ))}
          </optgroup>
        ))}
    </select>
  );
}
