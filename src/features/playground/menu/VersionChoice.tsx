import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {groupVersions, versionLabel} from '../settings/version-label';
import type {Playground} from '../state/use-playground';
import styles from './menu.module.css';

type VersionChoiceProps = {readonly playground: Playground; readonly onVersion: (version: string) => void};

export default function VersionChoice({playground, onVersion}: VersionChoiceProps): ReactNode {
  const {model, chosen} = playground;
  const versions = model.connection.kind === 'ready' ? model.connection.versions : undefined;
  return (
    <select
      className={styles.select}
      value={chosen?.version.version ?? ''}
      disabled={!versions}
      aria-label={translate({
        id: 'playground.version',
        message: 'Compiler version',
        description: 'Accessible name of a choice',
      })}
      onChange={({target}) => onVersion(target.value)}
    >
      {versions ? (
        groupVersions(versions).map(({label, versions: group}) => (
          <optgroup key={label} label={label}>
            {group.map((version) => (
              <option key={version.version} value={version.version}>
                {versionLabel(version, versions)}
              </option>
            ))}
          </optgroup>
        ))
      ) : (
        <option value="">{model.settings.version}</option>
      )}
    </select>
  );
}
