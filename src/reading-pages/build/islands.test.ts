import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {cutManifest, readManifest, writeManifest} from './islands';

const page = (at: string) => `{path: '${at}', component: ComponentCreator('${at}', 'aaa'), exact: true, sidebar: "s"}`;
const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [${page('/blog')}, ${page('/try')}, {path: '/docs', component: ComponentCreator('/docs', 'r00'), routes: [${page('/docs/a')}]}, {path: '*', component: ComponentCreator('*')}];
`;
const names = {
  '/blog-aaa': {__comp: 'blog'},
  '/try-aaa': {__comp: 'play', nested: {list: ['onlyPlay']}},
  '/docs-r00': {__comp: 'root'},
  '/docs/a-aaa': {__comp: 'item', content: 'a'},
};
const entry = (name: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@x/${name}"), "@x/${name}", require.resolveWeak("@x/${name}")],`;
const registry = `export default {\n${['blog', 'play', 'onlyPlay', 'root', 'item', 'a'].map(entry).join('\n')}};\n`;
const generated = {'routes.js': routes, 'registry.js': registry, 'routesChunkNames.json': JSON.stringify(names)};

function folder(files: Record<string, string>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'manifest-'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text);
  return dir;
}

describe('the manifest of the applications', () => {
  const dir = folder(generated);
  const manifest = readManifest(dir);
  afterAll(() => fs.rmSync(dir, {recursive: true}));

  test('has their routes and the one for missing pages, with the chunks they need', () => {
    const cut = cutManifest(manifest, ['/try']);
    expect(cut.routes.map((route) => route.path)).toEqual(['/try', '*']);
    expect(Object.keys(cut.names)).toEqual(['/try-aaa']);
    expect([...cut.registry.keys()]).toEqual(['play', 'onlyPlay']);
  });

  test('is written as modules that Docusaurus can use as its own', () => {
    const files = writeManifest(path.join(dir, 'out'), cutManifest(manifest, ['/try']));
    const text = (file: string): string => fs.readFileSync(file, 'utf8');
    expect(text(files.routes)).toBe(
      `import ComponentCreator from '@docusaurus/ComponentCreator';\nexport default [{path: "/try", component: ComponentCreator("/try", "aaa"), "exact": true, "sidebar": "s"},\n{path: "*", component: ComponentCreator("*")}];\n`,
    );
    expect(text(files.routesChunkNames)).toContain('"onlyPlay"');
    expect(text(files.registry)).toContain('"play": [() => import(/* webpackChunkName: "play" */ "@x/play")]');
  });

  test.each(['/gone', '/docs', '/docs/a'])('refuses a site in which only %s would be one', (island) => {
    expect(() => cutManifest(manifest, [island])).toThrow(`None of ${island} is a separate route.`);
  });
});

test.each(['routes.js', 'registry.js'])('a %s with an unknown format is rejected with a readable error', (name) => {
  const dir = folder({...generated, [name]: 'module.exports = []\nconst x = 1\n'});
  expect(() => readManifest(dir)).toThrow("doesn't look the way Docusaurus 3.10.2 writes it");
  fs.rmSync(dir, {recursive: true});
});
