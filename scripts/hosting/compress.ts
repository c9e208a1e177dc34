import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {createPool} from '../../src/lib/pool/pool';
import {openKept} from './kept-files';

const CACHE = path.resolve('.cache/compressed');

const TEXT = /\.(?:html|js|mjs|css|json|map|xml|xsl|txt|md|svg|webmanifest|wasm)$/;
/** Files smaller than this fit into one packet anyway. */
const WORTH = 1_024;
/** Files worked on at a time: zlib works on four threads. */
const AT_ONCE = 8;

/** Nothing is gained below 9: levels 7 to 9 take 14 to 19 ms a megabyte. */
const GZIP = 9;

/** What every reader loads before anything else, and the page that most begin at. */
const FIRST = /^(?:index\.html|assets\/css\/.*\.css|assets\/js\/(?:runtime~)?main\.[^/]*\.js)$/;

/**
 * The level of brotli for a file. Measured on this site's pages, in processor time a megabyte and size against the
 * plain file: level 8 35 ms, 16.96 %; 9 316 ms, 16.92 %; 10 394 ms, 15.92 %; 11 1,020 ms, 15.49 %. Above 8 each file
 * pays for tables of its own, and a docs page gains 1 KB; the code that all pages share gains 8 KB at 11.
 */
export function brotliLevel(file: string): 8 | 11 {
  return FIRST.test(file) ? 11 : 8;
}

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** How much was written, in bytes, and how many files were not kept from an earlier build. */
export type Compressed = {readonly files: number; readonly made: number; readonly plain: number; readonly gzip: number; readonly brotli: number};

/**
 * Writes `.gz` and `.br` beside the text files among `files`, which are paths below `root` with forward slashes.
 * @param cache folder where they are kept for the next build
 */
export async function compressFiles(root: string, files: readonly string[], cache = CACHE): Promise<Compressed> {
  const kept = await openKept(cache);
  const pool = createPool(AT_ONCE);
  const total = {files: 0, made: 0, plain: 0, gzip: 0, brotli: 0};
  const compress = async (file: string): Promise<void> => {
    const at = path.join(root, file);
    const plain = await fs.readFile(at);
    if (plain.length < WORTH) return;
    const level = brotliLevel(file);
    const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: level, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length};
    const made = await Promise.all([
      kept.place([`gzip ${GZIP}`, plain], `${at}.gz`, () => gzip(plain, {level: GZIP})),
      kept.place([`brotli ${level}`, plain], `${at}.br`, () => brotli(plain, {params})),
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
