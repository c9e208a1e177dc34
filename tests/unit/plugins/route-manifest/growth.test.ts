/** @jest-environment node */
/** What each further page of the site costs every visitor, in bytes gzip: the reason for this plugin. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {splitManifest, type Manifest, type RouteNode} from '../../../../src/plugins/route-manifest/split';
import {writeManifest} from '../../../../src/plugins/route-manifest/write';

const chunk = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 8);

function manifest(versions: number, pages: number): Manifest {
  const names: Record<string, unknown> = {};
  const registry = new Map<string, string>();
  const add = (node: RouteNode, content?: string): RouteNode => {
    const file = content ?? '@theme/DocItem';
    names[node.id.join('-')] = {__comp: chunk('@theme/DocItem'), content: chunk(file)};
    for (const name of ['@theme/DocItem', file]) registry.set(chunk(name), `[() => import(/* webpackChunkName: "${chunk(name)}" */ "${name}"), "${name}", require.resolveWeak("${name}")]`);
    return node;
  };
  const routes = Array.from({length: versions}, (_unused, v): RouteNode => {
    const base = `/docs/manual/v${v}`;
    const leaves = Array.from({length: pages}, (_none, p) => {
      const at = `${base}/page-${p * 7919}`;
      return add({path: at, id: [at, 'abc'], rest: {exact: true, sidebar: 'manual'}}, `@site/versioned_docs/v${v}/page-${p * 7919}.mdx`);
    });
    const around = (inner: readonly RouteNode[], hash: string): RouteNode => add({path: base, id: [base, hash], rest: {}, routes: inner});
    return around([around([around(leaves, 'd')], 'v')], 'r');
  });
  return {routes, names, registry};
}

function weigh(versions: number, pages: number): {main: number; part: number} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'growth-'));
  const files = writeManifest(path.join(folder, 'out'), splitManifest(manifest(versions, pages)), '/lazy-route.tsx');
  const gzip = (file: string): number => zlib.gzipSync(fs.readFileSync(file), {level: 9}).length;
  const main = Object.values(files).reduce((sum, file) => sum + gzip(file), 0);
  const part = gzip(path.join(folder, 'out/part-0.js'));
  fs.rmSync(folder, {recursive: true});
  return {main, part};
}

test('a page added to the site costs a visitor of another version nothing', () => {
  expect(weigh(10, 200).main - weigh(10, 20).main).toBeLessThanOrEqual(0);
});

test('in 15 docs versions with 2,000 pages in all, a page added anywhere costs a visitor at most 3 bytes on average', () => {
  const few = weigh(15, 67);
  const many = weigh(15, 134);
  expect((many.main + many.part - few.main - few.part) / (15 * 67)).toBeLessThanOrEqual(3);
});
