/** Real projects for the recordings, in a temporary folder, with the compiler this site installs. */
import {cp, mkdir, mkdtemp, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

const CONFIG = {
  name: 'shop',
  sources: [{dir: 'src', subdirs: true}],
  'package-specs': {module: 'esmodule', 'in-source': true},
  suffix: '.res.mjs',
  'bs-dependencies': ['@rescript/core', '@rescript/react'],
  'bsc-flags': ['-open RescriptCore'],
  jsx: {version: 4},
};

/** Creates a project with these sources, by file name, and returns its folder. The caller deletes it. */
export async function makeProject(siteDir: string, sources: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-'));
  const installed = (name: string): string => path.join(siteDir, 'node_modules', name);
  const own = (name: string): string => path.join(folder, 'node_modules', name);
  await mkdir(own('@rescript'), {recursive: true});
  await mkdir(path.join(folder, 'src'));
  await symlink(installed('rescript'), own('rescript'));
  // The build tool writes to its dependencies' folders, so they are copied.
  await cp(installed('@rescript/core'), own('@rescript/core'), {recursive: true});
  await cp(installed('rescript-react-v11'), own('@rescript/react'), {recursive: true});
  await writeFile(path.join(folder, 'rescript.json'), JSON.stringify(CONFIG));
  await Promise.all(Object.entries(sources).map(([name, code]) => writeFile(path.join(folder, 'src', name), code)));
  return folder;
}
