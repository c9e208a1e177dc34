/** A module's files; at least one exists. */
export type ModuleFiles = {readonly name: string; readonly interface?: string; readonly implementation?: string};

/** Groups files by module: `shop.resi` and `shop.res` both belong to `Shop`. */
export function groupModules(files: readonly string[]): readonly ModuleFiles[] {
  const modules = new Map<string, ModuleFiles>();
  for (const file of files) {
    const name = moduleOf(file);
    const known = modules.get(name) ?? {name};
    modules.set(name, {...known, ...(file.endsWith('i') ? {interface: file} : {implementation: file})});
  }
  return [...modules.values()];
}

/** Sorts modules after their dependencies. Those in a cycle keep their order. */
export function sortModules(
  modules: readonly ModuleFiles[],
  dependencies: ReadonlyMap<string, readonly string[]>,
): readonly ModuleFiles[] {
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

/** The module a file implements or is the interface of: `Shop` for `shop.resi`. */
export function moduleOf(file: string): string {
  return file.charAt(0).toUpperCase() + file.slice(1).replace(/\.\w+$/, '');
}
