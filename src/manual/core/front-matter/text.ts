/** Front matter as it is written in a page. */

const FRONT_MATTER = /^---\n[\s\S]*?\n---[ \t]*(?=\n|$)/;

/** A page's front matter with the lines around it; empty if it has none. */
export const frontMatterOf = (source: string): string => FRONT_MATTER.exec(source)?.[0] ?? '';

/** Replaces a page's front matter with empty lines, so that line numbers don't change. */
export const withoutFrontMatter = (source: string): string =>
  source.replace(FRONT_MATTER, (matter) => matter.replace(/[^\n]/g, ''));

/** The 1-based line of a key in a page's front matter, or 0 if it isn't there. */
export function lineOfKey(text: string, key: string): number {
  const lines = frontMatterOf(text).split('\n');
  return lines.findIndex((line) => nameIn(line) === key) + 1;
}

/** The key that a line begins with, without quotes. */
const nameIn = (line: string): string | undefined => /^(['"]?)(\S.*?)\1:(?:\s|$)/.exec(line)?.[2];

type YamlError = {
  readonly reason?: string;
  readonly message: string;
  readonly mark?: {readonly line: number; readonly column: number};
};

/** What is said about front matter that begins and doesn't end. */
export const UNCLOSED =
  'the front matter that begins here has no end. Write a line of three hyphens (---) after its last key.';

/** A sentence about invalid YAML: page and 1-based line, problem, and fix. @param text lines end with `\n` */
export function yamlProblem(filePath: string, text: string, error: YamlError): string {
  const front = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text)?.[1];
  if (front === undefined) return `${filePath}:1: ${UNCLOSED}`;
  const keys = front.split('\n').map((line) => /^([\w-]+):/.exec(line)?.[1]);
  const second = keys.findIndex((key, index) => key !== undefined && keys.indexOf(key) < index);
  const twice = keys[second];
  if (twice !== undefined)
    return `${filePath}:${second + 2}: the front matter has the key "${twice}" twice, first in line ${keys.indexOf(twice) + 2}. Remove one of the two lines.`;
  // The parser's line numbers start at 0, at the opening dashes.
  const line = (error.mark?.line ?? 0) + 1;
  return `${filePath}:${line}: the front matter can't be parsed (${error.reason ?? error.message}). Quote values that contain a colon, a quote or a #.`;
}
