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
