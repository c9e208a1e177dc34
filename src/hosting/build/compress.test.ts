import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {brotliLevel, compressFiles} from './compress';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

const at = (name: string): string => path.join(folder, name);
const PAGE = '<p>A page of many words.</p>'.repeat(200);

test('files that every reader loads get maximum compression, the rest fast compression', () => {
  expect(
    ['index.html', 'assets/css/styles.f5.css', 'assets/js/main.a4.js', 'assets/js/runtime~main.b2.js'].map(brotliLevel),
  ).toEqual([11, 11, 11, 11]);
  expect(['docs/index.html', 'blog.html', 'assets/js/page.a4.js', 'llms.txt'].map(brotliLevel)).toEqual([8, 8, 8, 8]);
});

test('text has both compressed files in a folder of their own, which hold the same; short files and pictures have none', async () => {
  fs.writeFileSync(at('page.html'), PAGE);
  fs.writeFileSync(at('short.html'), 'short');
  fs.writeFileSync(at('picture.png'), PAGE);
  const result = await compressFiles(folder, ['page.html', 'short.html', 'picture.png'], at('out'), at('cache'));
  expect(result).toMatchObject({files: 1, made: 1, plain: PAGE.length});
  expect(zlib.gunzipSync(fs.readFileSync(at('out/page.html.gz'))).toString()).toBe(PAGE);
  expect(zlib.brotliDecompressSync(fs.readFileSync(at('out/page.html.br'))).toString()).toBe(PAGE);
  expect(result.gzip + result.brotli).toBe(
    fs.statSync(at('out/page.html.gz')).size + fs.statSync(at('out/page.html.br')).size,
  );
  expect(fs.readdirSync(at('out')).sort()).toEqual(['page.html.br', 'page.html.gz']);
});

test('only changed files are compressed again', async () => {
  fs.writeFileSync(at('page.html'), PAGE);
  await compressFiles(folder, ['page.html'], at('out'), at('cache'));
  fs.rmSync(at('out/page.html.br'));
  expect(await compressFiles(folder, ['page.html'], at('out'), at('cache'))).toMatchObject({files: 1, made: 0});
  expect(zlib.brotliDecompressSync(fs.readFileSync(at('out/page.html.br'))).toString()).toBe(PAGE);
  fs.writeFileSync(at('page.html'), `${PAGE}!`);
  expect(await compressFiles(folder, ['page.html'], at('out'), at('cache'))).toMatchObject({files: 1, made: 1});
  expect(zlib.gunzipSync(fs.readFileSync(at('out/page.html.gz'))).toString()).toBe(`${PAGE}!`);
});
