import {translate} from '@docusaurus/Translate';
import {versionLines} from '@site/src/config/versions';
import type {EngineVersion} from '@site/src/compilers/core/engine';
import {isPreRelease} from '@site/src/compilers/core/releases';
import type {Syntax} from '@site/src/compilers/core/settings';

/** The names of the syntaxes, the same in every language. */
export const SYNTAX_LABELS: Readonly<Record<Syntax, string>> = {res: 'ReScript', re: 'Reason', ml: 'ML'};

/** A group in the list of compilers, never empty. */
export type VersionGroup = {readonly label: string; readonly versions: readonly EngineVersion[]};

/**
 * The label of a release in the list of versions: `v11.1.4 (latest)`. Only the newest full release of a line has a
 * word after it.
 * @param all the list it's in
 */
export function versionLabel(version: EngineVersion, all: readonly EngineVersion[]): string {
  const {latest, next} = versionLines.default;
  if (all.find(({manual, ...rest}) => manual === version.manual && !isPreRelease(rest.version)) !== version)
    return version.version;
  if (version.manual === latest.id)
    return translate(
      {
        id: 'playground.version.latest',
        message: '{version} (latest)',
        description: 'A release in the list of versions',
      },
      {version: version.version},
    );
  if (version.manual === next.id)
    return translate(
      {id: 'playground.version.next', message: '{version} (next)', description: 'A release in the list of versions'},
      {version: version.version},
    );
  return version.version;
}

/** The list of versions, newest first, in groups: the next version, the latest, older ones, and all pre-releases. */
export function groupVersions(versions: readonly EngineVersion[]): readonly VersionGroup[] {
  const {latest, next} = versionLines.default;
  const labels = {
    next: translate({id: 'playground.versions.next', message: 'Next', description: 'Group of compiler versions'}),
    latest: translate({
      id: 'playground.versions.latest',
      message: 'Latest',
      description: 'Group of compiler versions',
    }),
    older: translate({id: 'playground.versions.older', message: 'Older', description: 'Group of compiler versions'}),
    preReleases: translate({
      id: 'playground.versions.preReleases',
      message: 'Pre-releases',
      description: 'Group of compiler versions',
    }),
  };
  const groupOf = ({version, manual}: EngineVersion): keyof typeof labels => {
    if (isPreRelease(version)) return 'preReleases';
    if (manual === next.id) return 'next';
    return manual === latest.id ? 'latest' : 'older';
  };
  return Object.entries(labels)
    .map(([group, label]) => ({label, versions: versions.filter((version) => groupOf(version) === group)}))
    .filter((group) => group.versions.length > 0);
}
