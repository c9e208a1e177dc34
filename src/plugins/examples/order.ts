/** In which order the files of a package compile: interfaces first, and a module after those it names. */
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {groupModules, sortModules, type ModuleFiles} from '../../lib/fence/modules';
import {run} from './run';
import type {Toolchain} from './toolchain';

/** The modules of the files in a folder, in the order they have to be compiled. */
export async function orderModules(toolchain: Toolchain, files: readonly string[], folder: string, flags: readonly string[]): Promise<readonly ModuleFiles[]> {
  const modules = groupModules(files);
  if (modules.length < 2) return modules;
  const dependencies = new Map<string, readonly string[]>();
  for (const module of modules) {
    const found: string[] = [];
    for (const file of [module.interface, module.implementation]) {
      if (file) found.push(...(await dependenciesOf(toolchain, file, folder, flags)));
    }
    dependencies.set(module.name, found);
  }
  return sortModules(modules, dependencies);
}

/** A syntax tree file starts with the length of a list of the modules it names. None when the file does not parse. */
async function dependenciesOf(toolchain: Toolchain, file: string, folder: string, flags: readonly string[]): Promise<readonly string[]> {
  const tree = path.join(folder, `${file}.ast`);
  await run(toolchain.bsc, [...flags, '-bs-ast', '-o', tree, file], folder);
  const content = await readFile(tree).catch(() => undefined);
  if (!content) return [];
  await rm(tree);
  return content.subarray(4, 4 + content.readInt32BE(0)).toString().split('\n').filter(Boolean);
}
