/** "What changed on this page since v11", in the built manual. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {manualPath} from '../versions';

const LIST = /<details class="?page-changes"?>.*?<\/details>/s;

const folder = (version: string): string => path.join('build', manualPath(version));
const read = (version: string, file: string): string => fs.readFileSync(path.join(folder(version), file), 'utf8');

const pagesOf = (version: string): readonly string[] =>
  fs
    .readdirSync(folder(version))
    .filter((file) => file.endsWith('.html'))
    .map((file) => read(version, file));

test('most pages of v12 have the closed list, and it adds at most 400 bytes', () => {
  const pages = pagesOf('v12.0.0').filter((html) => LIST.test(html));
  expect(pages.length).toBeGreaterThan(40);
  const weigh = (html: string): number => zlib.gzipSync(html, {level: 9}).length;
  const added = pages.map((html) => weigh(html) - weigh(html.replace(LIST, '')));
  expect(Math.max(...added)).toBeLessThanOrEqual(400);
});

test('its lines lead to sections of the page and of the version before, and to the API', () => {
  const list = LIST.exec(read('v12.0.0', 'exception.html'))?.[0] ?? '';
  expect(list).toMatch(/href="?#define-and-throw/);
  expect(list).toContain(`${manualPath('v12.0.0')}/api/stdlib/jserror#throw`);
});

test('steps of the tutorial, guides and older versions don’t have it', () => {
  expect(pagesOf('v11.0.0').filter((html) => LIST.test(html))).toEqual([]);
  for (const page of ['learn-values.html', 'recipes.html']) expect(LIST.test(read('v12.0.0', page))).toBe(false);
});
