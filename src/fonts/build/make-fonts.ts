/** Cuts a type family into the files that pages load. */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import {readText} from '../../kit/build/files/text';

/** The characters of a `unicode-range` such as `U+20-7E, U+A9`. */
export function parseRange(range: string): readonly number[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    const first = parseInt(from, 16);
    return Array.from({length: parseInt(to, 16) - first + 1}, (_unused, index) => first + index);
  });
}

const hex = (point: number): string => point.toString(16).toUpperCase();

/** The shortest `unicode-range` of some characters. */
export function writeRange(points: readonly number[]): string {
  const sorted = [...new Set(points)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of sorted) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** A family of @fontsource-variable. */
export type Family = {
  /** What style sheets call it. */
  readonly name: string;
  /** Its package, and what its files begin with. */
  readonly package: string;
  readonly file: string;
  /** The weights its files have. With one, browsers draw a bolder one themselves, in the same width. */
  readonly weights: {readonly min: number; readonly max: number};
};

export type FontFile = {
  readonly family: Family;
  readonly name: string;
  readonly bytes: Buffer;
  readonly range: string;
};

/** Control characters have no glyph, but a range with the line break in it would load a file for every text. */
const isControl = (point: number): boolean => point < 0x20 || (point >= 0x7f && point < 0xa0);

/** The upright faces of a family: the file of each script, and its `unicode-range`. */
async function scriptsOf(siteDir: string, family: Family): Promise<{readonly file: string; readonly range: string}[]> {
  const folder = path.join(siteDir, 'node_modules', family.package);
  const css = await readText(path.join(folder, 'index.css'));
  const faces = [...css.matchAll(/url\(\.\/(files\/[^)]+)\)[^}]*unicode-range: ([^;}]+)/g)];
  if (faces.length === 0) throw new Error(`${family.package}/index.css has no faces: it is written differently now.`);
  return faces.map(([, file = '', range = '']) => ({file: path.join(folder, file), range}));
}

/** The OpenType features that browsers apply by default, and tabular numbers. No style sheet asks for another. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

async function subset(cacheDir: string, source: Buffer, text: string, wght: Family['weights']): Promise<Buffer> {
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([text, wght, FEATURES]))
    .digest('hex')
    .slice(0, 20);
  const kept = path.join(cacheDir, `${key}.woff2`);
  const known = await fs.readFile(kept).catch(() => undefined);
  if (known) return known;
  const bytes = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: {wght},
    keepFeatures: FEATURES,
  });
  await fs.mkdir(cacheDir, {recursive: true});
  await fs.writeFile(kept, bytes);
  return bytes;
}

/** The files of a family as they are in its package. */
export async function wholeFonts(siteDir: string, family: Family): Promise<readonly FontFile[]> {
  return Promise.all(
    (await scriptsOf(siteDir, family)).map(async ({file, range}) => ({
      family,
      name: path.basename(file),
      bytes: await fs.readFile(file),
      range,
    })),
  );
}

/**
 * The files of a family: the characters that pages use, then the rest, of Latin first and then of each other script.
 * @param used the characters, sorted
 */
export async function makeFonts(
  siteDir: string,
  cacheDir: string,
  family: Family,
  used: string,
): Promise<readonly FontFile[]> {
  const wanted = new Set([...used].map((character) => character.codePointAt(0) ?? 0));
  const scripts = await scriptsOf(siteDir, family);
  const latin = scripts.find(({file}) => path.basename(file).startsWith(`${family.file}-latin-wght`));
  if (!latin) throw new Error(`${family.package} has no file for Latin.`);
  const files = await Promise.all(
    [latin, ...scripts.filter((script) => script !== latin)].flatMap((script) =>
      [true, false].map(async (isUsed): Promise<FontFile[]> => {
        const {file, range} = script;
        const own = parseRange(range).filter((point) => !isControl(point) && wanted.has(point) === isUsed);
        if (own.length === 0) return [];
        const source = await fs.readFile(file);
        const bytes = await subset(cacheDir, source, String.fromCodePoint(...own), family.weights);
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
        const name = path.basename(file).replace(/-wght.*$/, '');
        const cut = !isUsed ? name : script === latin ? `${family.file}-used` : `${name}-used`;
        return [{family, name: `${cut}.${hash}.woff2`, bytes, range: writeRange(own)}];
      }),
    ),
  );
  return files.flat();
}
