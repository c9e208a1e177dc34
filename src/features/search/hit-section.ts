import siteConfig from '@generated/docusaurus.config';
import {sectionLabel} from '../../lib/search/section-label';

/** The section label of a hit whose address is a path from the origin. */
export function hitSection(path: string): string {
  return sectionLabel(path.startsWith(siteConfig.baseUrl) ? `/${path.slice(siteConfig.baseUrl.length)}` : path);
}
