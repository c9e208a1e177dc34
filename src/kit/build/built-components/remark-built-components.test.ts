import type {ComponentHtml} from '@site/src/kit/build/built-components';
import {html} from '@site/src/kit/core/html';
import {builtComponents} from '@site/src/kit/build/built-components/remark-built-components';
import type {MarkdownNode} from '@site/src/kit/build/markdown-node';

const element = (name: string, more: Partial<MarkdownNode> = {}): MarkdownNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: [],
  ...more,
});

async function transform(
  children: MarkdownNode[],
  render: (name: string) => Promise<ComponentHtml>,
): Promise<MarkdownNode> {
  const tree: MarkdownNode = {type: 'root', children};
  const file = {
    path: '/site/docs/page.mdx',
    value: 'text',
    fail: (reason: string): never => {
      throw new Error(reason);
    },
  };
  await builtComponents(['Table', 'Diagram'], render)()(tree, file);
  return tree;
}

const block = (name: string): Promise<ComponentHtml> =>
  Promise.resolve({html: html`<p>${name}</p>`, anchors: ['a', 'b', 'a'], links: []});

test('components become static HTML anywhere on the page', async () => {
  const tree = await transform(
    [
      element('Table'),
      {type: 'paragraph', children: []},
      {type: 'blockquote', children: [element('Diagram')]},
      element('Other'),
    ],
    block,
  );
  const built = tree.children?.[0];
  expect(built).toMatchObject({type: 'mdxJsxFlowElement', name: 'BuiltHtml', children: []});
  expect(built?.attributes).toEqual([
    {type: 'mdxJsxAttribute', name: 'html', value: '<p>Table</p>'},
    {type: 'mdxJsxAttribute', name: 'anchors', value: 'a b'},
  ]);
  expect(tree.children?.[2]?.children?.[0]?.name).toBe('BuiltHtml');
  expect(tree.children?.[3]?.name).toBe('Other');
});

test('a component without content leaves nothing behind', async () => {
  const tree = await transform([element('Table'), {type: 'paragraph'}], () => Promise.resolve({html: ''}));
  expect(tree.children).toEqual([{type: 'paragraph'}]);
});

test('a component without content keeps its anchors, because links may name them', async () => {
  const tree = await transform([element('Table')], () => Promise.resolve({html: '', anchors: ['new']}));
  expect(tree.children?.[0]).toMatchObject({name: 'BuiltHtml'});
});

test('the ids and the links in its HTML are checked, but not those to other sites', async () => {
  const links = ['/a?b&c#d', '#"e"', '#', 'https://example.org/'].map((to) => html`<a href="${to}">x</a>`);
  const tree = await transform([element('Table')], () => Promise.resolve({html: html`<p id="<f>">${links}</p>`}));
  expect(tree.children?.[0]?.attributes?.slice(1)).toEqual([
    {type: 'mdxJsxAttribute', name: 'anchors', value: '<f>'},
    {type: 'mdxJsxAttribute', name: 'links', value: '/a?b&c#d #"e"'},
  ]);
});

test('a component that can’t be rendered fails the page with a readable error', async () => {
  await expect(transform([element('Table')], () => Promise.reject(new Error('there is no compiler')))).rejects.toThrow(
    '<Table />: there is no compiler',
  );
  await expect(transform([element('Table', {attributes: [{}]})], block)).rejects.toThrow("doesn't take attributes");
  await expect(transform([element('Table', {children: [{type: 'text'}]})], block)).rejects.toThrow('or content');
  await expect(
    transform([{type: 'paragraph', children: [{...element('Table'), type: 'mdxJsxTextElement'}]}], block),
  ).rejects.toThrow('is inside a line of text');
});
