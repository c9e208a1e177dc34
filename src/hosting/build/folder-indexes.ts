import fs from 'node:fs';
import path from 'node:path';
import type {Build} from './read-build';

/**
 * Writes `page/index.html` next to every `page.html`, for hosts that only serve folder indexes. Canonical addresses
 * don't end with a slash. Call it when the pages are finished, because it copies them. @returns a line about it
 */
export function writeFolderIndexes(root: string, {pages}: Pick<Build, 'pages'>): string {
  const copied = pages.filter(({file}) => !/(?:^|\/)(?:index|404)\.html$/.test(file));
  for (const {file} of copied) {
    const folder = path.join(root, file.slice(0, -'.html'.length));
    fs.mkdirSync(folder, {recursive: true});
    fs.copyFileSync(path.join(root, file), path.join(folder, 'index.html'));
  }
  return `${copied.length} pages`;
}
