/** Compiles the libraries that examples use, once, to the cache folder. */
import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {compileSteps, orderModules} from './order';
import {sourceHash} from '../../kit/build/files/source-hash';
import type {Pool} from '../../kit/core/async';
import {run} from './run';
import type {Library, Toolchain} from './toolchain';

const CODE = sourceHash(__filename);

/** Compiles a library, once, and returns its folder. Throws with the compiler's message. */
export async function prepareLibrary(
  toolchain: Toolchain,
  library: Library,
  {cacheDir, pool}: {readonly cacheDir: string; readonly pool: Pool},
): Promise<string> {
  const parts = [
    CODE,
    toolchain.identity,
    toolchain.flags.filter((flag) => !path.isAbsolute(flag)),
    library.name,
    library.identity,
  ];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  const folder = path.join(cacheDir, 'libraries', `${toolchain.version}-${key}`, library.name.replace('/', '-'));
  if (existsSync(folder)) return folder;
  const workDir = path.join(cacheDir, 'libraries', `work-${randomUUID()}`);
  try {
    await compileLibrary(toolchain, library, workDir, pool);
    await mkdir(path.dirname(folder), {recursive: true});
    await rename(workDir, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error; // another process finished first, with the same result
    });
  } finally {
    await rm(workDir, {recursive: true, force: true});
  }
  return folder;
}

async function compileLibrary(toolchain: Toolchain, library: Library, folder: string, pool: Pool): Promise<void> {
  await mkdir(path.join(folder, 'lib/js'), {recursive: true});
  await mkdir(path.join(folder, 'lib/es6'), {recursive: true});
  await writeFile(path.join(folder, toolchain.configFile), '{}');
  const files: string[] = [];
  for (const file of await sourcesOf(library.source)) {
    await copyFile(file, path.join(folder, path.basename(file)));
    files.push(path.basename(file));
  }
  const parse = [...toolchain.flags, ...(toolchain.jsxFlags.default ?? [])];
  const flags = [
    ...parse,
    ...['-color', 'never', '-w', '-a', '-bs-no-version-header', '-I', '.', '-bs-package-name', library.name],
    ...['-bs-package-output', `${toolchain.esmodule}:lib/es6`, '-bs-package-output', 'commonjs:lib/js'],
  ];
  const compile = async (args: readonly string[]): Promise<void> => {
    const {code, stderr} = await run(toolchain.bsc, [...flags, ...args], folder);
    if (code !== 0) throw new Error(`${library.identity} does not compile with ${toolchain.identity}:\n${stderr}`);
  };
  const compiled = new Map<string, Promise<void>>();
  for (const module of await orderModules(toolchain, files, folder, parse, pool)) {
    const before = module.needs.flatMap((need) => compiled.get(need) ?? []);
    const compileModule = async (): Promise<void> => {
      for (const {args} of compileSteps(module)) await compile(args);
    };
    compiled.set(
      module.name,
      Promise.all(before).then(() => pool(compileModule)),
    );
  }
  // Wait for all before the folder is removed or moved.
  await Promise.allSettled(compiled.values());
  await Promise.all(compiled.values());
}

async function sourcesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, {withFileTypes: true, recursive: true});
  return entries
    .filter(
      (entry) => entry.isFile() && /\.(?:resi?|rei?|mli?)$/.test(entry.name) && !/__tests__/.test(entry.parentPath),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
