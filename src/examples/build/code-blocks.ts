/**
 * Replaces every fence of a page with static HTML, which `src/examples/build` renders.
 *
 *     ```res title="Cart.res"            <CodeBlock html="<figcaption>Cart.res</figcaption>…" />
 *     let x = 1                    →
 *     ```
 */
import {readInfo, type RawFence} from '../core/fence/scan';
import type {MarkdownNode} from '../../kit/build/markdown-node';

type MarkdownFile = {readonly path?: string; readonly value: unknown};

/**
 * Renders the fences of one page.
 * @param path absolute path of the page
 * @returns the HTML of each fence, or undefined if it isn't shown
 */
export type PageRenderer = (path: string, fences: readonly RawFence[]) => Promise<readonly (string | undefined)[]>;

type Place = {readonly parent: MarkdownNode; readonly node: MarkdownNode};

/** The transformer. It must run before Docusaurus' own. */
export function codeBlocks(render: PageRenderer) {
  return () =>
    async (tree: MarkdownNode, file: MarkdownFile): Promise<void> => {
      const places = findCode(tree);
      if (places.length === 0) return;
      const lines = String(file.value).split(/\r?\n/);
      const rendered = await render(
        file.path ?? '',
        places.map(({node}) => rawFence(node, lines)),
      );
      const replacements = new Map(places.map(({node}, index) => [node, rendered[index]]));
      for (const parent of new Set(places.map((place) => place.parent))) {
        parent.children = (parent.children ?? []).flatMap((child) => {
          if (!replacements.has(child)) return [child];
          const html = replacements.get(child);
          return html === undefined ? [] : [codeBlockElement(html)];
        });
      }
    };
}

function findCode(parent: MarkdownNode): readonly Place[] {
  return (parent.children ?? []).flatMap((node) => (node.type === 'code' ? [{parent, node}] : findCode(node)));
}

/** The meta comes from the page's text, since Markdown removes backslashes from it. */
function rawFence({lang, meta, value = '', position}: MarkdownNode, lines: readonly string[]): RawFence {
  const line = position?.start.line ?? 1;
  const opening = /^(?:`{3,}|~{3,})(.*)$/.exec(lines[line - 1]?.slice((position?.start.column ?? 1) - 1) ?? '');
  const info = opening ? readInfo(opening[1] ?? '') : {language: lang ?? '', meta: meta ?? ''};
  return {...info, line, code: value === '' ? '' : `${value}\n`};
}

function codeBlockElement(html: string): MarkdownNode {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [{type: 'mdxJsxAttribute', name: 'html', value: html}],
    children: [],
  };
}
