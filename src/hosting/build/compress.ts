import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {createPool} from '../../kit/core/async';
import {openFileCache} from './file-cache';

const CACHE = path.resolve('.cache/compressed');

/** The folder for the compressed files, which has the build's subfolders. Other hosts compress files themselves. */
export const COMPRESSED_FOLDER = path.resolve('.generated/compressed');

const TEXT = /\.(?:html|js|mjs|css|json|map|xml|xsl|txt|md|svg|webmanifest|wasm)$/;
/** Smaller files fit into a single packet anyway. */
const WORTH = 1_024;
/** Files compressed at a time: zlib uses four threads. */
const AT_ONCE = 8;

/** Lower levels save hardly any time: levels 7 to 9 take 14 to 19 ms per megabyte. */
const GZIP = 9;

/** The files every reader loads first, and the page where most readers start. */
const FIRST = /^(?:index\.html|assets\/css\/.*\.css|assets\/js\/(?:runtime~)?main\.[^/]*\.js)$/;

/**
 * The brotli level for a file. Measured on this site's pages, as processor time per megabyte and size relative to the
 * plain file: level 8 35 ms, 16.96 %; 9 316 ms, 16.92 %; 10 394 ms, 15.92 %; 11 1,020 ms, 15.49 %. Above 8, each file
 * needs its own tables, for a gain of 1 KB on a docs page. The code all pages share gains 8 KB at level 11.
 */
export function brotliLevel(file: string): 8 | 11 {
  return FIRST.test(file) ? 11 : 8;
}

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** How many bytes were written, and how many files aren't from an earlier build's cache. */
export type Compressed = Readonly<Record<'files' | 'made' | 'plain' | 'gzip' | 'brotli', number>>;

/**
 * Writes `.gz` and `.br` files for the text files in `files`, which are paths relative to `root`.
 * @param target the folder to write them to, with the same paths
 * @param cache folder that keeps them for the next build
 */
export async function compressFiles(
  root: string,
  files: readonly string[],
  target: string,
  cache = CACHE,
): Promise<Compressed> {
  const fileCache = await openFileCache(cache);
  const pool = createPool(AT_ONCE);
  const total = {files: 0, made: 0, plain: 0, gzip: 0, brotli: 0};
  const compress = async (file: string): Promise<void> => {
    const plain = await fs.readFile(path.join(root, file));
    if (plain.length < WORTH) return;
    const at = path.join(target, file);
    await fs.mkdir(path.dirname(at), {recursive: true});
    const level = brotliLevel(file);
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: level,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    const made = await Promise.all([
      fileCache.restoreOrMake([`gzip ${GZIP}`, plain], `${at}.gz`, () => gzip(plain, {level: GZIP})),
      fileCache.restoreOrMake([`brotli ${level}`, plain], `${at}.br`, () => brotli(plain, {params})),
    ]);
    const [zipped, brotlied] = await Promise.all([fs.stat(`${at}.gz`), fs.stat(`${at}.br`)]);
    total.files += 1;
    if (made.some(Boolean)) total.made += 1;
    total.plain += plain.length;
    total.gzip += zipped.size;
    total.brotli += brotlied.size;
  };
  await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => pool(() => compress(file))));
  return total;
}
