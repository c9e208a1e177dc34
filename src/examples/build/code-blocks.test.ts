import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {RawFence} from '../core/fence/scan';
import {codeBlocks, type PageRenderer} from './code-blocks';
import type {MarkdownNode} from '../../kit/build/markdown-node';

async function transform(page: string, render: PageRenderer): Promise<MarkdownNode> {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(page) as unknown as MarkdownNode;
  await codeBlocks(render)()(tree, {path: '/site/docs/a.mdx', value: page});
  return tree;
}

const PAGE = [
  '# Title',
  '',
  '```res title="The \\"A\\"" {1}',
  'let a = 1',
  '```',
  '',
  '- item',
  '',
  '  ```js',
  '  x',
  '  ```',
  '',
  '<Box>',
  '',
  '```',
  'plain',
  '```',
  '',
  '</Box>',
  '',
].join('\n');

test('passes on every fence as written, in order, anywhere on the page', async () => {
  const seen: RawFence[] = [];
  await transform(PAGE, (path, fences) => {
    expect(path).toBe('/site/docs/a.mdx');
    seen.push(...fences);
    return Promise.resolve(fences.map(() => 'x'));
  });
  expect(seen).toEqual([
    {language: 'res', meta: 'title="The \\"A\\"" {1}', code: 'let a = 1\n', line: 3},
    {language: 'js', meta: '', code: 'x\n', line: 9},
    {language: '', meta: '', code: 'plain\n', line: 15},
  ]);
});

test('a fence becomes one element with its HTML, and a hidden one is removed', async () => {
  const tree = await transform('```res\na\n```\n\ntext\n\n```res\nb\n```\n', () =>
    Promise.resolve(['<b>1</b>', undefined]),
  );
  expect(tree.children?.map(({type}) => type)).toEqual(['mdxJsxFlowElement', 'paragraph']);
  expect(tree.children?.[0]).toMatchObject({name: 'CodeBlock', attributes: [{name: 'html', value: '<b>1</b>'}]});
});

test('a page without fences is not rendered', async () => {
  const render = jest.fn<ReturnType<PageRenderer>, Parameters<PageRenderer>>();
  await transform('text', render);
  expect(render).not.toHaveBeenCalled();
});

test("an error of the renderer is the page's", async () => {
  await expect(transform('```\n```\n', () => Promise.reject(new Error('docs/a.mdx:1 wrong')))).rejects.toThrow(
    'docs/a.mdx:1 wrong',
  );
});
