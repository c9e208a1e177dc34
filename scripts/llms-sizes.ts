/** Writes how large the llms files of the build in build/ are to where the pages about them read it: versions without such a page are left out. */
import fs from 'node:fs';
import path from 'node:path';
import {allVersions, versionLines} from '../src/config/versions';
import {SIZES_FILE, sizesKey, type LlmsSizes} from '../src/plugins/llms/files-component';
import {LLMS_FILES} from '../src/config/machine-files';

const sizes: Record<string, LlmsSizes[string]> = {};
for (const line of ['default', 'react'] as const) {
  const docs = line === 'default' ? 'manual' : line;
  for (const {path: segment, compiler} of allVersions(versionLines[line])) {
    const folder = path.join('build/docs', docs, segment);
    if (!fs.existsSync(path.join(folder, 'llms.html'))) continue;
    const size = (file: string): number => fs.statSync(path.join(folder, file)).size;
    sizes[sizesKey(docs, compiler)] = {index: size(LLMS_FILES.index), full: size(LLMS_FILES.full), small: size(LLMS_FILES.small)};
  }
}
const before = JSON.parse(fs.readFileSync(SIZES_FILE, 'utf8')) as LlmsSizes;
fs.writeFileSync(SIZES_FILE, `${JSON.stringify({...before, ...sizes}, undefined, 2)}\n`);
console.log(`${SIZES_FILE} has the sizes of ${Object.keys(sizes).length} versions.`);
