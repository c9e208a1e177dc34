import {useDoc, useDocsVersion, useDocsData} from '@docusaurus/plugin-content-docs/client';
import {allVersions, versionLines, type SiteVersion, type VersionLine} from '@site/src/config/versions';
import type {CounterpartMetadata} from '@site/src/kit/core/doc-counterparts';
import {counterpartAddress, type CounterpartAddress} from '@site/src/manual/core/routes/counterparts';

/** A version of the instance, and the page that switching to it opens. */
export type VersionChoice = CounterpartAddress & {
  readonly version: SiteVersion;
  /** The version's label in the page's language. */
  readonly label: string;
  readonly current: boolean;
};

/** How the page relates to the other versions; undefined in instances without versions. */
export type PageVersions = {
  readonly line: VersionLine;
  readonly version: SiteVersion;
  /** All versions of the build, newest first. */
  readonly choices: readonly VersionChoice[];
  /** The same page in the latest version; undefined on that page itself and if there isn't one. */
  readonly canonical: string | undefined;
};

/** The current page's versions. */
export function usePageVersions(): PageVersions | undefined {
  const {metadata} = useDoc();
  const {pluginId} = useDocsVersion();
  const {versions} = useDocsData(pluginId);
  if (!(pluginId in versionLines)) return undefined;
  const line = versionLines[pluginId as keyof typeof versionLines];
  const {counterparts, canonical} = metadata as typeof metadata & CounterpartMetadata;
  const own = versions.find(({name}) => name === metadata.version);
  const choices = allVersions(line).flatMap((version): VersionChoice[] => {
    const built = versions.find(({name}) => name === (version === line.next ? 'current' : version.id));
    if (!built || !own) return [];
    const current = built === own;
    const source = {permalink: metadata.permalink, title: metadata.title, versionPath: own.path, counterparts};
    return [
      {
        version,
        label: built.label,
        current,
        ...(current ? {to: metadata.permalink} : counterpartAddress(source, built)),
      },
    ];
  });
  const version = choices.find(({current}) => current)?.version;
  return version && {line, version, choices, canonical};
}
