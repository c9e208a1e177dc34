/**
 * Replaces components with static HTML, which `src/kit/build/built-components` renders.
 *
 *     <WarningTable />      →      <BuiltHtml html="<table>…" anchors="warning-1 warning-2…" />
 */
import type {MarkdownNode} from '../markdown-node';
import {unescapeHtml} from '../../core/html';
import type {ComponentHtml} from './options';

type PageFile = {
  readonly path?: string;
  readonly value: unknown;
  readonly fail: (reason: string, place?: unknown) => never;
};

/** Renders a component by name, for a page's absolute path and text. Rejects with a readable error. */
type ComponentRenderer = (
  name: string,
  page: {readonly path: string; readonly source: string},
) => Promise<ComponentHtml>;

/**
 * The transformer.
 * @param names the components it replaces; they take no attributes and no children
 */
export function builtComponents(names: readonly string[], render: ComponentRenderer) {
  return () =>
    async (tree: MarkdownNode, file: PageFile): Promise<void> => {
      for (const parent of parentsOf(tree, names)) {
        const children = await Promise.all(
          (parent.children ?? []).map(async (node) => (isOneOf(node, names) ? built(node, file, render) : [node])),
        );
        parent.children = children.flat();
      }
    };
}

function isOneOf({type, name}: MarkdownNode, names: readonly string[]): boolean {
  return type.startsWith('mdxJsx') && name !== undefined && names.includes(name);
}

function parentsOf(node: MarkdownNode, names: readonly string[]): readonly MarkdownNode[] {
  const children = node.children ?? [];
  return [
    ...(children.some((child) => isOneOf(child, names)) ? [node] : []),
    ...children.flatMap((child) => parentsOf(child, names)),
  ];
}

/** The component's HTML; nothing if it's empty and no link leads there. */
async function built(node: MarkdownNode, file: PageFile, render: ComponentRenderer): Promise<readonly MarkdownNode[]> {
  const {name = '', type, attributes = [], children = [], position} = node;
  if (type !== 'mdxJsxFlowElement')
    return file.fail(
      `<${name} /> is inside a line of text. Put it on its own line with empty lines around it.`,
      position,
    );
  if (attributes.length > 0 || children.length > 0)
    return file.fail(
      `<${name} /> doesn't take attributes or content: it's generated from the compiler's package. Write <${name} />.`,
      position,
    );
  try {
    const block = await render(name, {path: file.path ?? '', source: String(file.value)});
    const html = String(block.html);
    const {anchors = values(html, / id="([^"]+)"/g), links = values(html, / href="([/#][^"]+)"/g)} = block;
    if (html === '' && anchors.length === 0) return [];
    const attributes = [attribute('html', html), ...list('anchors', anchors), ...list('links', links)];
    return [{type, name: 'BuiltHtml', attributes, children: []}];
  } catch (error) {
    return file.fail(`<${name} />: ${(error as Error).message}`, position);
  }
}

const values = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value));

const attribute = (name: string, value: string): object => ({type: 'mdxJsxAttribute', name, value});

const list = (name: string, values: readonly string[]): readonly object[] =>
  values.length > 0 ? [attribute(name, [...new Set(values)].join(' '))] : [];
