/** The order in which files compile: interfaces first, and each module after those it refers to. */
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {groupModules, sortModules, type ModuleFiles} from '../../rescript/core/modules';
import type {Pool} from '../../kit/core/async';
import {run} from './run';
import type {Toolchain} from './toolchain';

type OrderedModule = ModuleFiles & {readonly needs: readonly string[]};

/**
 * The modules of the files in a folder, in that order.
 * @param pool compilers wait there; a task of the pool itself must give another
 */
export async function orderModules(
  toolchain: Toolchain,
  files: readonly string[],
  folder: string,
  flags: readonly string[],
  pool: Pool,
): Promise<readonly OrderedModule[]> {
  const modules = groupModules(files);
  if (modules.length < 2) return modules.map((module) => ({...module, needs: []}));
  const named = await Promise.all(
    modules.map(async ({name, interface: signature, implementation}) => {
      const found = await Promise.all(
        [signature, implementation]
          .filter((file) => file !== undefined)
          .map((file) => pool(() => dependenciesOf(toolchain, file, folder, flags))),
      );
      return [name, found.flat()] as const;
    }),
  );
  const dependencies = new Map(named);
  const before = new Set<string>();
  return sortModules(modules, dependencies).map((module) => {
    const needs = (dependencies.get(module.name) ?? []).filter((name) => before.has(name));
    before.add(module.name);
    return {...module, needs};
  });
}

/**
 * The files of a module in order, each with its arguments.
 * @param isAlone whether it's the only file, so the compiler names the output
 * @param nameOf the name of a file's output, without its ending
 */
export function compileSteps(
  {interface: signature, implementation}: ModuleFiles,
  isAlone = false,
  nameOf = (file: string): string => path.parse(file).name,
): readonly {readonly file: string; readonly args: readonly string[]}[] {
  const step = (file: string | undefined, ending: string, ...more: readonly string[]) =>
    file === undefined ? [] : [{file, args: [...more, ...(isAlone ? [] : ['-o', `${nameOf(file)}.${ending}`]), file]}];
  return [
    ...step(signature, 'cmi'),
    ...step(implementation, 'cmj', ...(signature === undefined ? [] : ['-bs-read-cmi'])),
  ];
}

/** A syntax tree file starts with the length of the list of modules it refers to. Empty if the file doesn't parse. */
async function dependenciesOf(
  toolchain: Toolchain,
  file: string,
  folder: string,
  flags: readonly string[],
): Promise<readonly string[]> {
  const tree = path.join(folder, `${file}.ast`);
  await run(toolchain.bsc, [...flags, '-bs-ast', '-o', tree, file], folder);
  const content = await readFile(tree).catch(() => undefined);
  if (!content) return [];
  await rm(tree);
  return content
    .subarray(4, 4 + content.readInt32BE(0))
    .toString()
    .split('\n')
    .filter(Boolean);
}
