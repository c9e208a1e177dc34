import {translate} from '@docusaurus/Translate';
import {versionLines} from '@site/src/config/versions';
import type {EngineVersion} from '@site/src/lib/playground/engine';

/** What a list of versions calls a release: `v11.1.4 (latest)`. */
export function versionLabel({version, manual}: EngineVersion): string {
  const {latest, next} = versionLines.default;
  if (manual === latest.id) return translate({id: 'playground.version.latest', message: '{version} (latest)', description: 'A release in the list of versions'}, {version});
  if (manual === next.id) return translate({id: 'playground.version.next', message: '{version} (next)', description: 'A release in the list of versions'}, {version});
  return version;
}
