import type {Options} from '@docusaurus/plugin-content-docs';
import {codeBlocks} from '../../plugins/examples';
import {apiLinks} from '../../remark/api-links';
import {siteLinks} from '../../remark/site-links';
import {pageComponents} from '../built-components';

/** What all docs instances share. */
export const docsCommon = (instance: string): Options => ({
  breadcrumbs: true,
  showLastUpdateTime: false,
  admonitions: {keywords: ['note', 'tip', 'caution', 'danger'], extendDefaults: false},
  beforeDefaultRemarkPlugins: [siteLinks, apiLinks, codeBlocks({instance}), pageComponents.transformer],
});
