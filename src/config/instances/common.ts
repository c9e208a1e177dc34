import type {Options} from '@docusaurus/plugin-content-docs';
import {siteLinks} from '../../remark/site-links';

/** What all docs instances share. */
export const docsCommon: Options = {
  breadcrumbs: true,
  showLastUpdateTime: false,
  admonitions: {keywords: ['note', 'tip', 'caution', 'danger'], extendDefaults: false},
  beforeDefaultRemarkPlugins: [siteLinks],
};
