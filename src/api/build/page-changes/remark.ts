/** Adds `<PageChanges />` to the end of a page, before the transformer that renders such components. */
import type {MarkdownNode} from '../../../kit/build/markdown-node';

export const pageChangesAtEnd =
  () =>
  (tree: MarkdownNode): void => {
    tree.children?.push({type: 'mdxJsxFlowElement', name: 'PageChanges', attributes: [], children: []});
  };
