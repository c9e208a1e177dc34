import path from 'node:path';
import type {Link, Root} from 'mdast';
import {VFile} from 'vfile';
import {apiAddress} from '@site/src/config/api-address';
import {versionLines} from '@site/src/config/versions';
import {apiServiceOf} from '@site/src/api/build/service';
import {apiLinks} from '@site/src/api/build/api-links';

const cwd = path.resolve(__dirname, '../../..');

async function address(page: string, url: string): Promise<string> {
  const link: Link = {type: 'link', url, children: []};
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [link]}]};
  await apiLinks()(tree, new VFile({path: path.join(cwd, page), cwd}));
  return link.url;
}

const {next, latest} = versionLines.default;
const api = apiServiceOf(cwd);

/** Where the reference of a version has a name. */
async function placeOf(
  {id, compiler}: {readonly id: string; readonly compiler: string},
  name: string,
): Promise<string> {
  const found = await api.resolve(compiler, name);
  if (found.kind === 'unknown') throw new Error(found.error);
  return apiAddress(id, found);
}

test.each([
  ['versioned_docs/version-v9.0.0/json.mdx', 'api:Js.Json', '/docs/manual/v9.0.0/api/js/json'],
  ['react_versioned_docs/version-v0.10.0/hooks.mdx', 'api:Belt.Int.%2B', '/docs/manual/v9.0.0/api/belt/int#plus'],
  ['docs/array.mdx', 'manual:array', 'manual:array'],
])('%s: %s', async (page, url, expected) => expect(await address(page, url)).toBe(expected));

test.each([
  ['docs/array.mdx', 'api:Array.map', next, 'Array.map'],
  [`versioned_docs/version-${latest.id}/array.mdx`, 'api:Array', latest, 'Array'],
  ['blog/2024-01-01-news.mdx', 'api:Array', latest, 'Array'],
  ['docs/array.mdx', 'api@latest:Array', latest, 'Array'],
  [`versioned_docs/version-${latest.id}/array.mdx`, 'api@next:Array', next, 'Array'],
])('%s: %s leads to its version', async (page, url, version, name) =>
  expect(await address(page, url)).toBe(await placeOf(version, name)),
);

test('a name the version doesn’t have fails the page', async () => {
  await expect(address('docs/array.mdx', 'api:Array.mapp')).rejects.toThrow(
    `Array.mapp doesn't exist in the API of ${next.compiler}. Similar names: Array.map, Array.make.`,
  );
});
