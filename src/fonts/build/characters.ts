/** The characters in the site's sources, for the fonts that every page loads. */
import fs from 'node:fs/promises';
import path from 'node:path';
import pageFolders from '../../config/page-folders.json';
import {readText} from '../../kit/build/files/text';

const range = (first: number, last: number): string[] =>
  Array.from({length: last - first + 1}, (_unused, index) => String.fromCodePoint(first + index));

/**
 * Printable ASCII, general punctuation with its invisible spaces, what the theme and the build write themselves, and
 * the line in the compilers' messages.
 */
const ALWAYS = [...range(0x20, 0x7e), ...range(0x2000, 0x206f), ...range(0x2190, 0x2193), ...'\u00a0©×·│'];

/** Translations count apart. */
const SOURCES = pageFolders.filter((folder) => folder !== 'i18n');

const TEXT = /\.(?:mdx?|json|tsx|ya?ml)$/;

/**
 * How many sources need to have a character for all pages to load it. For example, a name with an accent in one post
 * isn't enough: that page loads the rest of the script as well.
 */
const OFTEN = 5;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * The characters of a locale's pages, sorted.
 * @param translations folder of the locale's translations; its pages count in addition to the site's own
 */
export async function usedCharacters(siteDir: string, translations: string): Promise<string> {
  const files = (await Promise.all([...SOURCES, 'src'].map((name) => filesBelow(path.join(siteDir, name))))).flat();
  const counts = new Map<string, number>();
  const count = async (file: string, weight: number): Promise<void> => {
    const text = await readText(file);
    for (const character of new Set(text.match(/[^\p{ASCII}\p{Control}]/gu) ?? []))
      counts.set(character, (counts.get(character) ?? 0) + weight);
  };
  await Promise.all([
    ...files.map((file) => count(file, 1)),
    ...(await filesBelow(translations)).map((file) => count(file, OFTEN)),
  ]);
  const often = [...counts].filter(([, sources]) => sources >= OFTEN).map(([character]) => character);
  return [...new Set([...ALWAYS, ...often])].sort().join('');
}
