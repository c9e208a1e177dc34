/** Every page of the old manuals says something itself: no stubs, and no pages of code alone. */
import fs from 'node:fs';
import path from 'node:path';

/** Words a page has at least, besides code, front matter and links' addresses. */
const LEAST_WORDS = 250;

const siteDir = path.resolve(__dirname, '../..');

type Item = string | {readonly items: readonly Item[]};

const idsOf = (item: Item): readonly string[] => (typeof item === 'string' ? [item] : item.items.flatMap(idsOf));

function wordsOf(source: string): number {
  const text = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/^import .*$/gm, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`\n]*`/g, '');
  return text.match(/[A-Za-z][\w'’-]*/g)?.length ?? 0;
}

describe.each(['v10.0.0', 'v9.0.0', 'v8.0.0'])('manual of %s', (version) => {
  const sidebar = JSON.parse(
    fs.readFileSync(path.join(siteDir, `versioned_sidebars/version-${version}-sidebars.json`), 'utf8'),
  ) as Readonly<Record<string, readonly Item[]>>;
  const slugs = Object.values(sidebar).flatMap((items) => items.flatMap(idsOf));

  test(`has ${LEAST_WORDS} words of prose on every page of its sidebar`, () => {
    expect(slugs.length).toBeGreaterThan(45);
    const short = slugs.flatMap((slug) => {
      const file = path.join(siteDir, `versioned_docs/version-${version}/${slug}.mdx`);
      const source = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      const words = wordsOf(source);
      return words < LEAST_WORDS ? [`${slug}: ${words}`] : [];
    });
    expect(short).toEqual([]);
  });
});
