/** A project that the editor's tool accepts. */
import {mkdir, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {inFolder} from './in-folder';
import type {Toolchain} from './toolchain';

type AnalysisProject = {readonly folder: string; readonly sources: string; readonly compiled: string};

/**
 * Works in a temporary project: a configuration, the libraries as packages, and empty folders for sources and output.
 * @param libraries folders of the compiled libraries, in the toolchain's order
 */
export function inProject<Result>(
  toolchain: Toolchain,
  libraries: readonly string[],
  work: (project: AnalysisProject) => Promise<Result>,
): Promise<Result> {
  return inFolder(async (folder) => {
    const [sources, compiled] = [path.join(folder, 'src'), path.join(folder, 'lib/bs/src')];
    await Promise.all([
      mkdir(sources),
      mkdir(compiled, {recursive: true}).then(() => writeFile(path.join(compiled, toolchain.configFile), '{}')),
      configure(folder, toolchain, libraries),
    ]);
    return work({folder, sources, compiled});
  });
}

async function configure(folder: string, toolchain: Toolchain, libraries: readonly string[]): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  const packages = toolchain.libraries.map(({name}, index) => ({name, folder: libraries[index] ?? ''}));
  await mkdir(modules);
  await Promise.all([
    writeFile(
      path.join(folder, toolchain.configFile),
      JSON.stringify({
        name: 'example',
        sources: ['src'],
        'bs-dependencies': packages.map(({name}) => name),
        'bsc-flags': toolchain.opens.map((name) => `-open ${name}`),
      }),
    ),
    symlink(toolchain.folder, path.join(modules, 'rescript'), 'junction'),
    ...packages.map(async ({name, folder: library}) => {
      const own = path.join(modules, name);
      await mkdir(path.join(own, 'lib/bs'), {recursive: true});
      await Promise.all([
        symlink(library, path.join(own, 'src'), 'junction'),
        symlink(library, path.join(own, 'lib/bs/src'), 'junction'),
        writeFile(path.join(own, toolchain.configFile), JSON.stringify({name, sources: ['src']})),
      ]);
    }),
  ]);
}
