import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, existsSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {PageEntry} from '@site/src/api/core/docs/pages';
import {writeFolder} from '@site/src/api/build/folders';

const root = mkdtempSync(path.join(os.tmpdir(), 'api-folders-'));
afterAll(() => rmSync(root, {recursive: true}));

const page = (slug: string, title: string): PageEntry => ({
  slug,
  title,
  label: title,
  description: 'It: "all".',
  library: undefined,
  parent: undefined,
  render: () => ({html: '', toc: []}),
});
const docsDir = path.join(root, 'docs');
const sidebarFile = path.join(root, 'sidebars.json');

test('each page has a file with front matter, and each version has a sidebar file', async () => {
  await writeFolder({
    docsDir,
    sidebarFile,
    pages: [page('', 'API'), page('belt/hash-map', 'Belt.HashMap')],
    sidebars: {overview: []},
  });
  expect(readFileSync(path.join(docsDir, 'belt/hash-map.md'), 'utf8')).toBe(
    '---\nid: "hash-map"\ntitle: "Belt.HashMap"\nsidebar_label: "Belt.HashMap"\ndescription: "It: \\"all\\"."\n---\n',
  );
  expect(readFileSync(path.join(docsDir, 'index.md'), 'utf8')).toContain('slug: "/"\n');
  expect(JSON.parse(readFileSync(sidebarFile, 'utf8'))).toEqual({overview: []});
});

test("unchanged pages aren't touched, removed pages are deleted", async () => {
  const file = path.join(docsDir, 'index.md');
  const before = statSync(file).mtimeMs;
  writeFileSync(path.join(docsDir, 'old.md'), '');
  await writeFolder({docsDir, sidebarFile, pages: [page('', 'API')], sidebars: {overview: []}});
  expect(statSync(file).mtimeMs).toBe(before);
  expect(existsSync(path.join(docsDir, 'old.md'))).toBe(false);
  expect(existsSync(path.join(docsDir, 'belt/hash-map.md'))).toBe(false);
});
