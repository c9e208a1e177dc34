import type {Options} from '@docusaurus/plugin-content-docs';
import {CALLOUTS} from '../../../config/page-components';
import {codeBlocks} from '../../../examples/build';
import {apiLinks} from '../../../api/build/api-links';
import type {MarkdownNode} from '../../../kit/build/markdown-node';
import {siteLinks} from '../../../manual/build/site-links';
import {pageComponents} from '../page-components';

type RemarkPlugin = () => (tree: MarkdownNode) => void;

/**
 * Options all docs instances share.
 * @param first the instance's own transformers; they can add components that are built
 */
export const docsCommon = (instance: string, first: readonly RemarkPlugin[] = []): Options => ({
  breadcrumbs: true,
  showLastUpdateTime: false,
  admonitions: {keywords: [...CALLOUTS], extendDefaults: false},
  beforeDefaultRemarkPlugins: [...first, siteLinks, apiLinks, codeBlocks({instance}), pageComponents.transformer],
});
