import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readManifest} from '../../../../src/plugins/route-manifest/read';
import {splitManifest, type RouteNode} from '../../../../src/plugins/route-manifest/split';
import {writeManifest} from '../../../../src/plugins/route-manifest/write';

const page = (at: string) => `{path: '${at}', component: ComponentCreator('${at}', 'aaa'), exact: true, sidebar: "s"}`;
const version = (at: string, pages: string) =>
  `{path: '${at}', component: ComponentCreator('${at}', 'r00'), routes: [{path: '${at}', component: ComponentCreator('${at}', 'v00'), routes: [{path: '${at}', component: ComponentCreator('${at}', 'd00'), routes: [${pages}]}]}]}`;

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [${page('/blog')}, ${version('/docs/latest', page('/docs/latest/a'))}, ${version('/docs/next', page('/docs/next/a'))}, {path: '*', component: ComponentCreator('*')}];
`;
const names = {
  '/blog-aaa': {__comp: 'blog'},
  '/docs/latest-d00': {__comp: 'root'},
  '/docs/latest/a-aaa': {__comp: 'item', content: 'la', nested: {list: ['onlyLatest']}},
  '/docs/next-d00': {__comp: 'root'},
  '/docs/next/a-aaa': {__comp: 'item', content: 'na'},
};
const entry = (name: string): string => `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@x/${name}"), "@x/${name}", require.resolveWeak("@x/${name}")],`;
const registry = `export default {\n${['blog', 'root', 'item', 'la', 'onlyLatest', 'na'].map(entry).join('\n')}};\n`;

function folder(files: Record<string, string>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'manifest-'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text);
  return dir;
}

const generated = {'routes.js': routes, 'registry.js': registry, 'routesChunkNames.json': JSON.stringify(names)};

describe('the route manifest', () => {
  const dir = folder(generated);
  const split = splitManifest(readManifest(dir));
  afterAll(() => fs.rmSync(dir, {recursive: true}));

  test('gives every docs version a part of its own and keeps the rest', () => {
    expect(split.routes.map((node) => ('part' in node ? [node.path, node.part] : node.path))).toEqual(['/blog', ['/docs/latest', 0], ['/docs/next', 1], '*']);
    expect(split.parts.map(({root}) => root?.path)).toEqual(['/docs/latest', '/docs/next']);
  });

  test('gives any other group of pages a part too', () => {
    const node = (path: string): RouteNode => ({path, id: [path, 'aaa'], rest: {}});
    const group = {...node('/syntax-lookup'), routes: [node('/syntax-lookup'), node('/syntax-lookup/pipe')]};
    const {routes: shown, parts} = splitManifest({routes: [node('/'), group], names: {}, registry: new Map()});
    expect(shown).toEqual([node('/'), {part: 0, path: '/syntax-lookup'}]);
    expect(parts.map(({root}) => root)).toEqual([group]);
  });

  test('puts chunk names with the routes that use them', () => {
    expect(Object.keys(split.main.names)).toEqual(['/blog-aaa']);
    expect(Object.keys(split.parts[0]!.names)).toEqual(['/docs/latest-d00', '/docs/latest/a-aaa']);
  });

  test('shares what several parts need and nothing else', () => {
    expect([...split.main.registry.keys()]).toEqual(['blog', 'root', 'item']);
    expect([...split.parts[0]!.registry.keys()]).toEqual(['la', 'onlyLatest']);
    expect([...split.parts[1]!.registry.keys()]).toEqual(['na']);
  });

  test('is written as modules that hold every route, name and import once', () => {
    const files = writeManifest(path.join(dir, 'out'), split, '/lazy-route.tsx');
    const text = (file: string): string => fs.readFileSync(file, 'utf8');
    expect(text(files.routes)).toContain('lazyRoute("/docs/latest", () => import(/* webpackChunkName: "routes-0" */ "./part-0.js"))');
    expect(text(files.routes)).toContain('CC("*")');
    expect(text(files.routesChunkNames)).toBe('export default {"/blog-aaa":{"__comp":"blog"}};\n');
    expect(text(path.join(dir, 'out/part-1.js'))).toContain('"na": [() => import(/* webpackChunkName: "na" */ "@x/na")]');
    expect(text(path.join(dir, 'out/part-1.js'))).toContain('"exact": true, "sidebar": "s"');
  });
});

test.each(['routes.js', 'registry.js'])('a %s that looks different is refused with a sentence', (name) => {
  const dir = folder({...generated, [name]: 'module.exports = []\nconst x = 1\n'});
  expect(() => readManifest(dir)).toThrow('does not look as Docusaurus 3.10.2 writes it');
  fs.rmSync(dir, {recursive: true});
});
