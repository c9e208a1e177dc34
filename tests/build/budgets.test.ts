/** @jest-environment node */
/**
 * What a page weighs, in bytes over the wire (gzip level 9). The figures are budgets: one that is beaten by
 * far is lowered, one that cannot be held is discussed, never raised in silence.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {readBuiltIndex} from '../search/built-index';

const KB = 1024;
const root = path.resolve('build');
const weigh = (file: string): number => zlib.gzipSync(fs.readFileSync(file), {level: 9}).length;
const assets = (folder: string, pattern: RegExp): string[] =>
  fs
    .readdirSync(path.join(root, 'assets', folder))
    .filter((file) => pattern.test(file))
    .map((file) => path.join(root, 'assets', folder, file));

function pagesBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !/index\.html$/.test(file))
    .map((file) => path.join(root, folder, file))
    .filter((file) => !fs.readFileSync(file, 'utf8').includes('http-equiv="refresh"'));
}

const manualPages = ['docs/manual/latest', 'docs/manual/next'].flatMap(pagesBelow).filter((file) => !path.relative(root, file).includes(`${path.sep}api`));

test('nine docs pages in ten have at most 15 KB of HTML, and none more than 20 KB', () => {
  const weights = manualPages.map((file) => ({file: path.relative(root, file), bytes: weigh(file)})).sort((a, b) => a.bytes - b.bytes);
  expect(weights.length).toBeGreaterThan(90);
  expect(weights[Math.floor(weights.length * 0.9) - 1]!.bytes).toBeLessThanOrEqual(15 * KB);
  expect(weights.filter(({bytes}) => bytes > 20 * KB)).toEqual([]);
});

test('all style sheets together have at most 18 KB', () => {
  const total = assets('css', /\.css$/).reduce((sum, file) => sum + weigh(file), 0);
  expect(total).toBeLessThanOrEqual(18 * KB);
});

test('the main bundle and its runtime have at most 115 KB', () => {
  const total = assets('js', /^(?:main|runtime~main)\.[\da-f]+\.js$/).reduce((sum, file) => sum + weigh(file), 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(115 * KB);
});

test('the runtime carries no table of chunks, and the main bundle no list of docs pages', () => {
  const [runtime] = assets('js', /^runtime~main\./);
  const [main] = assets('js', /^main\./);
  expect(weigh(runtime!)).toBeLessThanOrEqual(2.5 * KB);
  const listed = fs.readFileSync(main!, 'utf8').match(/\/docs\/(?:manual|react)\/(?:latest|next)\/[a-z-]+/g) ?? [];
  expect(new Set(listed).size).toBeLessThanOrEqual(15);
});

test('the fonts of the first load have at most 70 KB', () => {
  const total = assets('fonts', /\.woff2$/).reduce((sum, file) => sum + fs.statSync(file).size, 0);
  expect(total).toBeLessThanOrEqual(70 * KB);
});

test('the landing page’s HTML has at most 40 KB', () => {
  expect(weigh(path.join(root, 'index.html'))).toBeLessThanOrEqual(40 * KB);
});

test('the syntax lookup has at most 15 KB of HTML for all entries, 8 KB for one; the packages 15 KB', () => {
  expect(weigh(path.join(root, 'syntax-lookup.html'))).toBeLessThanOrEqual(15 * KB);
  expect(weigh(path.join(root, 'packages.html'))).toBeLessThanOrEqual(15 * KB);
  const entries = pagesBelow('syntax-lookup');
  expect(entries.length).toBeGreaterThanOrEqual(96);
  expect(entries.filter((file) => weigh(file) > 8 * KB)).toEqual([]);
});

/** The chunks that hold what only the playground has: its panels, and its editor. */
const playgroundChunks = assets('js', /\.js$/).filter((file) => /playground-panel-|cm-lintRange/.test(fs.readFileSync(file, 'utf8')));

test('the playground’s own code has at most 165 KB before a compiler is loaded', () => {
  const total = playgroundChunks.reduce((sum, file) => sum + weigh(file), 0);
  expect(playgroundChunks.length).toBeGreaterThanOrEqual(2);
  expect(total).toBeLessThanOrEqual(165 * KB);
});

test('no page names the playground’s chunks, and the main bundle holds nothing of it', () => {
  const names = playgroundChunks.map((file) => path.basename(file));
  expect(names.filter((name) => /^(?:main|runtime~main)\./.test(name))).toEqual([]);
  const pages = fs.readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const naming = pages.filter((page) => names.some((name) => fs.readFileSync(path.join(root, page), 'utf8').includes(name)));
  expect(pages.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});

test('the search index of every version has at most 600 KB together with the shared one', () => {
  const {manifest, file} = readBuiltIndex();
  const size = (name: string): number => fs.statSync(file(name)).size;
  const weights = Object.keys(manifest.versions).map((version) => ({version, bytes: size(version) + size('shared')}));
  expect(weights.filter(({bytes}) => bytes > 600 * KB)).toEqual([]);
});
