import type {Banner} from '@site/src/components/VersionBanner';
import type {PageVersions} from '../use-page-home';

/** None in the latest version. A manual in Reason syntax adds that it covers the old syntax (specification, 2.4). */
export function pageBanner({line, version, choices}: PageVersions): Banner | undefined {
  const target = choices.find((choice) => choice.version === line.latest);
  if (version === line.latest || !target) return undefined;
  const latest = {to: target.to, name: line.latest.name};
  if (version === line.next) return {kind: 'next', name: version.name, latest};
  return {kind: 'old', label: version.label, latest, oldSyntax: version.syntax === 're'};
}
