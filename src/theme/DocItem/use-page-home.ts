import {useDoc, useDocsVersion, useDocsData} from '@docusaurus/plugin-content-docs/client';
import {allVersions, versionLines, type SiteVersion, type VersionLine} from '@site/src/config/versions';
import type {TwinMetadata} from '@site/src/lib/routes/doc-twins';
import {twinAddress, type TwinAddress} from '@site/src/lib/routes/twin-address';

/** A version of the instance, with where a switch to it leads from this page. */
export type VersionChoice = TwinAddress & {readonly version: SiteVersion; readonly current: boolean};

/** What the docs page knows of its place among the versions; undefined in instances without versions. */
export type PageVersions = {
  readonly line: VersionLine;
  readonly version: SiteVersion;
  /** All versions of the build, newest first. */
  readonly choices: readonly VersionChoice[];
  /** Address of the latest version's page of the same name; undefined on that page and where there is none. */
  readonly canonical: string | undefined;
};

/** The versions of the page that is shown. */
export function usePageVersions(): PageVersions | undefined {
  const {metadata} = useDoc();
  const {pluginId} = useDocsVersion();
  const {versions} = useDocsData(pluginId);
  if (!(pluginId in versionLines)) return undefined;
  const line = versionLines[pluginId as keyof typeof versionLines];
  const {twins, canonical} = metadata as typeof metadata & TwinMetadata;
  const own = versions.find(({name}) => name === metadata.version);
  const choices = allVersions(line).flatMap((version): VersionChoice[] => {
    const built = versions.find(({name}) => name === (version === line.next ? 'current' : version.id));
    if (!built || !own) return [];
    const current = built === own;
    const source = {permalink: metadata.permalink, title: metadata.title, versionPath: own.path, twins};
    return [{version, current, ...(current ? {to: metadata.permalink} : twinAddress(source, built))}];
  });
  const version = choices.find(({current}) => current)?.version;
  return version && {line, version, choices, canonical};
}
