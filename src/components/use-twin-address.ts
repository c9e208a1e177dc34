import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {hasTwin} from '@site/src/config/machine-files';
import {twinAddress} from '@site/src/lib/markdown-twin/address';
import {usePagePath} from './use-reading-version';

/** The address of the shown page's Markdown twin, with the base URL; undefined for pages without one. */
export function useTwinAddress(): string | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const page = usePagePath();
  return hasTwin(page) ? baseUrl.slice(0, -1) + twinAddress(page) : undefined;
}
