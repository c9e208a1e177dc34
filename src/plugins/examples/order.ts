/** In which order the files of a package compile: interfaces first, and a module after those it names. */
import {readFile, rm} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {groupModules, sortModules, type ModuleFiles} from '../../lib/fence/modules';
import {createPool} from '../../lib/pool/pool';
import {run} from './run';
import type {Toolchain} from './toolchain';

/** A module and those of its neighbors that have to be compiled before it. */
export type OrderedModule = ModuleFiles & {readonly needs: readonly string[]};

/** The modules of the files in a folder, in the order they have to be compiled. */
export async function orderModules(toolchain: Toolchain, files: readonly string[], folder: string, flags: readonly string[]): Promise<readonly OrderedModule[]> {
  const modules = groupModules(files);
  if (modules.length < 2) return modules.map((module) => ({...module, needs: []}));
  const pool = createPool(availableParallelism() + 1);
  const named = await Promise.all(modules.map(async ({name, interface: signature, implementation}) => {
    const found = await Promise.all([signature, implementation].filter((file) => file !== undefined).map((file) => pool(() => dependenciesOf(toolchain, file, folder, flags))));
    return [name, found.flat()] as const;
  }));
  const dependencies = new Map(named);
  const before = new Set<string>();
  return sortModules(modules, dependencies).map((module) => {
    const needs = (dependencies.get(module.name) ?? []).filter((name) => before.has(name));
    before.add(module.name);
    return {...module, needs};
  });
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
