import {useLocation} from '@docusaurus/router';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {findVersion, namedManualVersions, versionLines} from '@site/src/config/versions';
import {withoutBase} from '@site/src/lib/routes/base-url';
import {parseRoute, resolveRouteVersion} from '@site/src/lib/version/version';

/** Without the base URL. */
export function usePagePath(): string {
  const {siteConfig} = useDocusaurusContext();
  return withoutBase(useLocation().pathname, siteConfig.baseUrl);
}

/** The path segment of the page's manual version, otherwise the one read last, otherwise the latest. */
export function useReadingVersion(): string {
  const path = usePagePath();
  const {preferredVersion} = useDocsPreferredVersion('default');
  const manual = versionLines.default;
  if (path.startsWith('/docs/manual/')) {
    const id = resolveRouteVersion(parseRoute(path, namedManualVersions).version, namedManualVersions);
    return findVersion(manual, id)?.path ?? manual.latest.path;
  }
  return (preferredVersion && findVersion(manual, preferredVersion.name)?.path) ?? manual.latest.path;
}
