import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readTextSync} from './text';

/** The path of a static import of a file that runs: types, and packages, are left out. Prettier writes them like this. */
const IMPORT = /^(?:import|export) (?!type )(?:[^;']* from )?'(\.[^']+)';$/gm;
const ENDINGS = ['.ts', '.tsx', '/index.ts', ''];

/**
 * A hash of sources and of all sources that they import, for the key of a cache: what older code has made isn't used
 * again. Takes a millisecond or two for thirty files.
 * @param files absolute paths @throws if an import leads to no file
 */
export function sourceHash(...files: readonly string[]): string {
  const found = new Set(files);
  const hash = createHash('sha256');
  for (const file of found) {
    const text = readTextSync(file);
    hash.update(`${text.length}:${text}`);
    for (const [, name = ''] of text.matchAll(IMPORT)) {
      const target = path.resolve(path.dirname(file), name);
      const ending = ENDINGS.find((each) => existsSync(target + each));
      if (ending === undefined) throw new Error(`${file} imports ${name}, which isn't a file.`);
      found.add(path.normalize(target + ending));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
