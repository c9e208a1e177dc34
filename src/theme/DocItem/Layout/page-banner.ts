import type {Banner} from '@site/src/components/VersionBanner';
import type {PageVersions} from '../use-page-home';

/** The oldest manual edition, whose banner adds that it covers the old syntax (specification, 2.4). */
const OLD_SYNTAX = 'v8.0.0';

/** The banner of a page: none in the latest version, one for the next, one for older ones. */
export function pageBanner({line, version, choices}: PageVersions): Banner | undefined {
  const target = choices.find((choice) => choice.version === line.latest);
  if (version === line.latest || !target) return undefined;
  const latest = {to: target.to, name: line.latest.name};
  if (version === line.next) return {kind: 'next', name: version.name, latest};
  return {kind: 'old', label: version.label, latest, oldSyntax: version.id === OLD_SYNTAX};
}
