import type {Problem} from './scan';
import {MODULE_NAME} from '../../../rescript/core/syntax/source-file';

export type FenceFile = {
  /** `Shop.res` */
  readonly name: string;
  readonly code: string;
  /** How many lines of the fence come before its first line. */
  readonly startsAfter: number;
};

const HEADER = /^\/\/ file: (\S+)\s*$/;
const FILE_NAME = /^[A-Za-z]\w*\.(?:res|resi|re|rei|ml|mli)$/;

/** The file that a line starts, if any. */
export function fileOfHeader(line: string): string | undefined {
  return HEADER.exec(line)?.[1];
}

/**
 * Splits an example at its `// file: X.res` lines. Without one, it's a single file named after `MODULE_NAME`. The last
 * file is the example itself.
 * @param line the fence's line in the page, for problems
 */
export function splitFiles(
  code: string,
  language: string,
  line: number,
): {readonly files: readonly FenceFile[]; readonly problems: readonly Problem[]} {
  const lines = code.replace(/\n$/, '').split('\n');
  const headers = lines.flatMap((text, index) => {
    const name = fileOfHeader(text);
    return name === undefined ? [] : [{name, index}];
  });
  const first = headers[0];
  if (!first) return {files: [{name: `${MODULE_NAME}.${language}`, code, startsAfter: 0}], problems: []};

  const problems: Problem[] = [];
  if (lines.slice(0, first.index).some((text) => text.trim() !== ''))
    problems.push({
      line: line + 1,
      message: 'the example has code before the first "// file:" line',
      fix: 'Start the example with a "// file: Name.res" line, so that all of its code belongs to a file.',
    });
  for (const [position, {name, index}] of headers.entries()) {
    const at = line + 1 + index;
    if (!FILE_NAME.test(name))
      problems.push({
        line: at,
        message: `"${name}" isn't a valid name for a source file`,
        fix: 'Write a module name and an extension, such as Shop.res or Shop.resi.',
      });
    if (headers.findIndex((header) => header.name === name) < position)
      problems.push({
        line: at,
        message: `the example has two files named ${name}`,
        fix: 'Give each file of an example a different name.',
      });
  }
  const files = headers.map(({name, index}, position) => ({
    name,
    code: lines
      .slice(index + 1, headers[position + 1]?.index ?? lines.length)
      .map((text) => `${text}\n`)
      .join(''),
    startsAfter: index + 1,
  }));
  return {files, problems};
}
