/** @jest-environment node */
import path from 'node:path';
import type {Link, Root} from 'mdast';
import {VFile} from 'vfile';
import {apiLinks} from '@site/src/remark/api-links';

const cwd = path.resolve(__dirname, '../../..');

async function address(page: string, url: string): Promise<string> {
  const link: Link = {type: 'link', url, children: []};
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [link]}]};
  await apiLinks()(tree, new VFile({path: path.join(cwd, page), cwd}));
  return link.url;
}

test.each([
  ['docs/array.mdx', 'api:Array.map', '/docs/manual/next/api/stdlib/array#map'],
  ['versioned_docs/version-v11.0.0/array.mdx', 'api:Array', '/docs/manual/latest/api/core/array'],
  ['versioned_docs/version-v9.0.0/json.mdx', 'api:Js.Json', '/docs/manual/v9.0.0/api/js/json'],
  ['react_versioned_docs/version-v0.10.0/hooks.mdx', 'api:Belt.Int.%2B', '/docs/manual/v9.0.0/api/belt/int#plus'],
  ['blog/2024-01-01-news.mdx', 'api:Stdlib.Array', '/docs/manual/latest/api/core/array'],
  ['docs/array.mdx', 'api@latest:Array', '/docs/manual/latest/api/core/array'],
  ['versioned_docs/version-v11.0.0/array.mdx', 'api@next:Array', '/docs/manual/next/api/stdlib/array'],
  ['docs/array.mdx', 'manual:array', 'manual:array'],
])('%s: %s', async (page, url, expected) => expect(await address(page, url)).toBe(expected));

test('a name that the version does not have fails the page', async () => {
  await expect(address('docs/array.mdx', 'api:Array.mapp')).rejects.toThrow('There is no Array.mapp in the API of v12.0.0. Near it are Array.map, Array.make.');
});
