import type {SourceFile} from '../../../rescript/core/syntax/source-file';
import {moduleOf} from '../../../rescript/core/modules';

/** The line that a page shows above each file of an example. */
const HEADING = /^\/\/ (\w+\.resi?)\n/gm;

/**
 * The files of an example that a page shows below each other, for the playground; the editor in a page only has room
 * for one source, in which they are joined. The last one is the main file, unless it has an interface or is one.
 * @returns undefined if the text is a single file
 */
export function shownFiles(text: string): {readonly code: string; readonly files: readonly SourceFile[]} | undefined {
  const headings = [...text.matchAll(HEADING)];
  if (headings[0]?.index !== 0) return undefined;
  const files = headings.map(({0: line, 1: name = '', index}, at) => ({
    name: name.charAt(0).toUpperCase() + name.slice(1),
    code: `${text.slice(index + line.length, headings[at + 1]?.index).trimEnd()}\n`,
  }));
  const last = files.at(-1);
  const others = files.slice(0, -1);
  const isMain = last?.name.endsWith('.res') && others.every(({name}) => moduleOf(name) !== moduleOf(last.name));
  return last && isMain ? {code: last.code, files: others} : {code: '', files};
}
