/** In which order the files of a package compile: interfaces first, and a module after those it names. */
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {run} from './run';
import type {Toolchain} from './toolchain';

/** A module's files: at least one of them is there. */
export type ModuleFiles = {readonly name: string; readonly interface?: string; readonly implementation?: string};

/** Groups files by module: `shop.resi` and `shop.res` are both of `Shop`. */
export function groupModules(files: readonly string[]): readonly ModuleFiles[] {
  const modules = new Map<string, ModuleFiles>();
  for (const file of files) {
    const {name: base, ext} = path.parse(file);
    const name = base.charAt(0).toUpperCase() + base.slice(1);
    const known = modules.get(name) ?? {name};
    modules.set(name, {...known, ...(ext.endsWith('i') ? {interface: file} : {implementation: file})});
  }
  return [...modules.values()];
}

/** Sorts modules so that each comes after those it depends on. A cycle keeps the order it came in. */
export function sortModules(modules: readonly ModuleFiles[], dependencies: ReadonlyMap<string, readonly string[]>): readonly ModuleFiles[] {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const sorted = new Set<ModuleFiles>();
  const open = new Set<ModuleFiles>();
  const visit = (module: ModuleFiles): void => {
    if (sorted.has(module) || open.has(module)) return;
    open.add(module);
    for (const name of dependencies.get(module.name) ?? []) {
      const dependency = byName.get(name);
      if (dependency) visit(dependency);
    }
    sorted.add(module);
  };
  modules.forEach(visit);
  return [...sorted];
}

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
