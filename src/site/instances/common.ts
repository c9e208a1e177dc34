import type {Options} from '@docusaurus/plugin-content-docs';
import {codeBlocks} from '../../plugins/examples';
import {apiServiceOf} from '../../plugins/api-reference/service';
import {apiLinks} from '../../remark/api-links';
import {siteLinks} from '../../remark/site-links';
import {pageComponents} from '../page-components';

/** Links to the API, in the version of their page. */
export const linksToApi = apiLinks((siteDir, version) => apiServiceOf(siteDir).index(version));

/** Options all docs instances share. */
export const docsCommon = (instance: string): Options => ({
  breadcrumbs: true,
  showLastUpdateTime: false,
  admonitions: {keywords: ['note', 'tip', 'caution', 'danger'], extendDefaults: false},
  beforeDefaultRemarkPlugins: [siteLinks, linksToApi, codeBlocks({instance}), pageComponents.transformer],
});
