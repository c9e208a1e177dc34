import {useLocation} from '@docusaurus/router';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {findVersion, namedManualVersions, versionLines, type SiteVersion} from '@site/src/config/versions';
import {withoutBase} from '@site/src/kit/core/base-url';
import {parseRoute, resolveRouteVersion} from '@site/src/kit/core/version';

const manual = versionLines.default;

/** The page's path without the site's base URL. */
export function usePagePath(): string {
  const {siteConfig} = useDocusaurusContext();
  return withoutBase(useLocation().pathname, siteConfig.baseUrl);
}

/** The path segment of the page's manual version, otherwise the one read last, otherwise the latest. */
export function useReadingVersion(): string {
  const path = usePagePath();
  const {preferredVersion} = useDocsPreferredVersion('default');
  const last = preferredVersion ? findVersion(manual, preferredVersion.name) : undefined;
  return ((isManual(path) ? manualVersion(path) : last) ?? manual.latest).path;
}

/** Whether a path is that of a manual or API page. */
export const isManual = (path: string): boolean => path.startsWith('/docs/manual/');

/** The version of a manual or API page; undefined for an unknown one. */
export function manualVersion(path: string): SiteVersion | undefined {
  return findVersion(manual, resolveRouteVersion(parseRoute(path, namedManualVersions).version, namedManualVersions));
}
