import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {findVersion, namedManualVersions, versionLines} from '@site/src/config/versions';
import {withoutBase} from '@site/src/lib/routes/base-url';
import {parseRoute, resolveRouteVersion} from '@site/src/lib/version/version';

/**
 * The address of the page without the site's base URL. Hosts answer missing addresses with one page: while React
 * takes that over it is the address which its HTML was made for, and then the one that was asked for.
 */
export function usePagePath(): string {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const path = withoutBase(pathname, siteConfig.baseUrl);
  return useSyncExternalStore(never, () => path, () => (isNotFoundPage() ? '/404.html' : path));
}

/** What never changes by itself tells nobody. */
const never = (): (() => void) => () => undefined;

/** Whether the HTML that the browser got is that of missing addresses. */
function isNotFoundPage(): boolean {
  return typeof document !== 'undefined' && document.querySelector('main[data-not-found]') !== null;
}

/**
 * The path segment of the manual version the reader is in: that of the page when it is a manual or API
 * page, else the one last read, else the latest.
 */
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
