/** @jest-environment node */
/** "What changed on this page since v11", in the built manual. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const LIST = /<details class="?page-changes"?>.*?<\/details>/s;

const pagesOf = (version: string): readonly string[] =>
  fs
    .readdirSync(path.join('build/docs/manual', version))
    .filter((file) => file.endsWith('.html'))
    .map((file) => fs.readFileSync(path.join('build/docs/manual', version, file), 'utf8'));

test('most pages of the next manual have the closed list, and it adds at most 700 bytes', () => {
  const pages = pagesOf('next').filter((html) => LIST.test(html));
  expect(pages.length).toBeGreaterThan(50);
  const weigh = (html: string): number => zlib.gzipSync(html, {level: 9}).length;
  const added = pages.map((html) => weigh(html) - weigh(html.replace(LIST, '')));
  expect(Math.max(...added)).toBeLessThanOrEqual(700);
});

test('its lines lead to sections of the page and of the version before, and to the API', () => {
  const exceptions = fs.readFileSync('build/docs/manual/next/exception.html', 'utf8');
  const list = LIST.exec(exceptions)?.[0] ?? '';
  expect(list).toMatch(/href="?#define-and-throw/);
  expect(list).toMatch(/href="?\/docs\/manual\/next\/api\/stdlib\/jserror#throw/);
});

test('steps of the tutorial and other versions don’t have it', () => {
  expect(pagesOf('latest').filter((html) => LIST.test(html))).toEqual([]);
  expect(LIST.test(fs.readFileSync('build/docs/manual/next/learn-values.html', 'utf8'))).toBe(false);
});
