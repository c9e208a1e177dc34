import {mkdir, realpath, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {inFolder} from '../../src/compilers/build/run';
import type {Toolchain} from '../../src/compilers/build/toolchain';

/**
 * Works in a temporary project called `shop`, in which a version's compiler is installed. Packages of a monorepo are
 * installed as links, as package managers do it.
 * @param files by their paths in the project
 * @param packages folders in the project, by the names of the packages in them
 */
export function inProject<Result>(
  {folder: compiler, runtime}: Pick<Toolchain, 'folder' | 'runtime'>,
  files: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<Result>,
  packages: Readonly<Record<string, string>> = {},
): Promise<Result> {
  return inFolder(async (temporary) => {
    const folder = path.join(await realpath(temporary), 'shop');
    await mkdir(path.join(folder, 'node_modules/@rescript'), {recursive: true});
    const links = {rescript: compiler, '@rescript/runtime': runtime, ...packages};
    for (const [name, target] of Object.entries(links))
      await symlink(path.resolve(folder, target), path.join(folder, 'node_modules', name), 'junction');
    for (const [file, text] of Object.entries({'package.json': '{"name": "shop"}', ...files})) {
      await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
      await writeFile(path.join(folder, file), text);
    }
    return work(folder);
  });
}
