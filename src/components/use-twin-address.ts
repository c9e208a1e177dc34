import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {hasTwin} from '@site/src/config/machine-files';
import {twinAddress} from '@site/src/lib/markdown-twin/address';

/** The address of the shown page's Markdown twin, with the base URL; undefined for pages without one. */
export function useTwinAddress(): string | undefined {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const page = `/${pathname.slice(baseUrl.length)}`;
  return hasTwin(page) ? baseUrl.slice(0, -1) + twinAddress(page) : undefined;
}
