import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {hasMarkdownCopy} from '@site/src/config/machine-files';
import {markdownAddress} from '@site/src/copies/core/address';
import {usePagePath} from '../../reading-pages/ui/use-reading-version';

/** The address of the shown page's Markdown copy, with the base URL; undefined for pages without one. */
export function useMarkdownAddress(): string | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const page = usePagePath();
  return hasMarkdownCopy(page) ? baseUrl.slice(0, -1) + markdownAddress(page) : undefined;
}
