/** What's wrong with posts, with file and line: Docusaurus gives one error at a time, and no line. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readText} from '../../kit/build/files/text';
import {nearest} from '../../kit/core/edit-distance';

const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
const NAME = /^\d{4}-\d\d-\d\d-[\w-]+\.mdx?$/;

const keysOf = (yaml: string): string[] => [...yaml.matchAll(/^([\w-]+):/gm)].map(([, key = '']) => key);

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** @returns a sentence for each unknown author or tag, name without a day, and post without an excerpt */
export async function postProblems(siteDir: string, folder: string): Promise<readonly string[]> {
  const read = (name: string): Promise<string> => readText(path.join(siteDir, folder, name));
  const known = {authors: keysOf(await read('authors.yml')), tags: keysOf(await read('tags.yml'))};
  const names = (await readdir(path.join(siteDir, folder))).filter((name) => /\.mdx?$/.test(name)).sort();
  const problems = await Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name}`;
      const text = await read(name);
      // Front matter that can't be read has its own message.
      const page = await Promise.resolve(DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text})).catch(
        () => undefined,
      );
      if (!page) return [];
      const lineOf = (key: string): number => text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;
      const unknown = (['authors', 'tags'] as const).flatMap((key) =>
        listOf(page.frontMatter[key])
          .filter((value) => typeof value !== 'string' || !known[key].includes(value))
          .map((value) => unknownName(`${file}:${lineOf(key)}`, key, value, known[key], `${folder}/${key}.yml`)),
      );
      const problems = [...unknown, ...excerptProblem(file, text, page.content)];
      if (listOf(page.frontMatter.authors).length === 0)
        problems.unshift(
          `${file}:1: the post has no authors. Add "authors: [${known.authors[0] ?? 'name'}]" to its front matter, with names from ${folder}/authors.yml.`,
        );
      if (!NAME.test(name))
        problems.unshift(
          `${file}:1: the name of a post begins with its day. Rename it, for example to ${folder}/2027-01-31-${name.replace(/^[\d-]*/, '')}.`,
        );
      return problems;
    }),
  );
  return problems.flat();
}

function unknownName(
  place: string,
  key: 'authors' | 'tags',
  value: unknown,
  known: readonly string[],
  file: string,
): string {
  const one = key === 'authors' ? 'author' : 'tag';
  if (typeof value !== 'string')
    return `${place}: ${key} has to be a list of names from ${file}. Describe a new ${one} there, and write its name here.`;
  const near = nearest(value, known);
  const fix =
    near === undefined
      ? `Use one of ${known.join(', ')}, or add it there.`
      : `Did you mean "${near}"? If not, add "${value}" there.`;
  return `${place}: ${file} has no ${one} "${value}". ${fix}`;
}

/** The list of posts shows what's above the mark. */
function excerptProblem(file: string, text: string, content: string): string[] {
  const mark = TRUNCATE.exec(content);
  if (!mark)
    return [
      `${file}:1: the post has no {/* truncate */}. Put it on a line of its own after the first paragraph, also in a short post: the list of posts shows everything above it.`,
    ];
  if (content.slice(0, mark.index).trim() !== '') return [];
  const line = text.slice(0, text.indexOf(mark[0])).split('\n').length;
  return [
    `${file}:${line}: there is no text above {/* truncate */}. Put a paragraph there: the list of posts shows it.`,
  ];
}
