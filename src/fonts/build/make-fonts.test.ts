import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {makeFonts, parseRange, writeRange, type FontFile} from './make-fonts';

const siteDir = path.resolve(__dirname, '../../..');
const family = {
  name: 'Geist',
  package: '@fontsource-variable/geist',
  file: 'geist',
  weights: {min: 400, max: 700},
};
const ASCII = Array.from({length: 0x5f}, (_unused, index) => String.fromCharCode(0x20 + index)).join('');

let cache: string;
beforeAll(() => {
  cache = fs.mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
});
afterAll(() => fs.rmSync(cache, {recursive: true}));

const make = (used: string, weights = family.weights): Promise<readonly FontFile[]> =>
  makeFonts(siteDir, cache, {...family, weights}, used);

/** The characters the package itself covers. */
function covered(): Set<number> {
  const css = fs.readFileSync(path.join(siteDir, 'node_modules', family.package, 'index.css'), 'utf8');
  const ranges = [...css.matchAll(/unicode-range: ([^;}]+)/g)].flatMap(([, range = '']) => parseRange(range));
  return new Set(ranges.filter((point) => point >= 0x20 && (point < 0x7f || point >= 0xa0)));
}

test('the first file has what pages use, and no letter of the family is lost', async () => {
  const files = await make(ASCII);
  const [first] = files;
  expect(first?.name).toMatch(/^geist-used\.[\da-f]{8}\.woff2$/);
  expect(parseRange(first?.range ?? '')).toEqual([...ASCII].map((character) => character.charCodeAt(0)));
  expect(new Set(files.flatMap(({range}) => parseRange(range)))).toEqual(covered());
  for (const {bytes} of files) expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
});

test('a locale’s letters are in the first file, which grows by their outlines', async () => {
  const [english] = await make(ASCII);
  const [french] = await make([...`${ASCII}éèêàùçœï`].sort().join(''));
  const points = parseRange(french?.range ?? '');
  for (const letter of 'éèêàùçœï') expect(points).toContain(letter.codePointAt(0));
  expect(french!.bytes.length).toBeGreaterThan(english!.bytes.length);
  expect(french!.name).not.toBe(english!.name);
});

test('a family of one weight has smaller files', async () => {
  const [variable] = await make(ASCII);
  const [single] = await make(ASCII, {min: 400, max: 400});
  expect(single!.bytes.length).toBeLessThan(0.7 * variable!.bytes.length);
});

test('a second run takes the files from the cache', async () => {
  await make(ASCII);
  const times = () => fs.readdirSync(cache).map((file) => fs.statSync(path.join(cache, file)).mtimeMs);
  const before = times();
  expect((await make(ASCII)).length).toBeGreaterThan(3);
  expect(times()).toEqual(before);
});

test('a range is read as the characters in it', () => {
  expect(parseRange('U+41-43, U+a9,U+2190')).toEqual([0x41, 0x42, 0x43, 0xa9, 0x2190]);
});

test('characters are written as the shortest range, in order and once', () => {
  expect(writeRange([0x2190, 0x43, 0x41, 0x42, 0x42, 0xa9])).toBe('U+41-43, U+A9, U+2190');
  expect(writeRange([])).toBe('');
});

test('what is written can be read again', () => {
  const points = [0x20, 0x7e, 0x100, 0x101, 0x1f600];
  expect(parseRange(writeRange(points))).toEqual(points);
});
