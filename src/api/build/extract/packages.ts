import path from 'node:path';
import type {Library, Toolchain} from '../../../compilers/build/toolchain';
import type {RootModule} from '../../../compilers/build/toolchain-record';
import {cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import os from 'node:os';

/** Libraries that are compiled together into one folder. */
export type LibraryFolder = {
  /** Absolute folder of the sources. */
  readonly sources: string;
  readonly roots: readonly RootModule[];
  /** Which compiled modules are printed. */
  readonly units: RegExp;
} & (
  | {/** Absolute folder of the compiled modules. */ readonly compiled: string; readonly library?: undefined}
  | {/** A package has it as sources only, so it is compiled first. */ readonly library: Library}
);

export type VersionPackages = {
  readonly version: string;
  readonly toolchain: Toolchain;
  /** `name@version` of everything that affects the result. */
  readonly identity: readonly string[];
  /** Prints signatures in ReScript syntax. */
  readonly printer: {readonly version: string; readonly bsc: string; readonly flags: readonly string[]};
  /** The version's own compiler, if it has Reason syntax. */
  readonly reasonPrinter: string | undefined;
  readonly folders: readonly LibraryFolder[];
};

const RUNTIME_UNITS = /^(?:stdlib|belt|js|dom)(?:_|$)/i;

/** The packages by manual version, newest first. */
export function findPackages(toolchains: Readonly<Record<string, Toolchain>>): readonly VersionPackages[] {
  return Object.values(toolchains).map((toolchain) => {
    const {version, identity, docTool, signaturePrinter, runtime, api} = toolchain;
    const printer = toolchains[signaturePrinter ?? version] ?? toolchain;
    const compiled = path.join(runtime, 'lib/ocaml');
    const libraries = toolchain.libraries.flatMap((library) => (library.api ? [{library, ...library.api}] : []));
    return {
      version,
      toolchain,
      identity: [
        identity,
        docTool.identity,
        ...libraries.map(({library}) => library.identity),
        printer.identity,
      ].filter((name) => name !== undefined),
      printer: {
        version: printer.version,
        bsc: printer.bsc,
        flags: toolchain.flags.filter((flag) => flag === '-uncurried'),
      },
      reasonPrinter: toolchain.languages.includes('re') ? toolchain.bsc : undefined,
      folders: [
        ...libraries.map(({library, roots, units}) => ({library, sources: library.source, roots, units})),
        {compiled, sources: compiled, roots: api, units: RUNTIME_UNITS},
      ],
    };
  });
}

/**
 * Calls `work` with the source folder of a temporary project: the tool expects a configuration file above the sources,
 * and the compiled modules in `lib/bs/src`. Both are symbolic links if possible. The project is removed afterwards.
 * @param sources a folder with the sources; subfolders are flattened, as the compiler does
 */
export async function inWorkspace<T>(
  sources: string,
  compiled: string,
  work: (sourceDir: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'api-reference-'));
  try {
    const config = JSON.stringify({name: 'api-reference', sources: [{dir: 'src'}]});
    await Promise.all(['rescript.json', 'bsconfig.json'].map((name) => writeFile(path.join(folder, name), config)));
    await mkdir(path.join(folder, 'lib/bs'), {recursive: true});
    await linkFolder(compiled, path.join(folder, 'lib/bs/src'));
    const sourceDir = path.join(folder, 'src');
    if (sources === compiled) await linkFolder(sources, sourceDir);
    else await flatten(sources, sourceDir);
    return await work(sourceDir);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** Windows can create junctions without special rights. If even that fails, the folder is copied. */
async function linkFolder(from: string, to: string): Promise<void> {
  try {
    await symlink(from, to, 'junction');
  } catch {
    await cp(from, to, {recursive: true});
  }
}

async function flatten(from: string, to: string): Promise<void> {
  await mkdir(to);
  await Promise.all((await sourceFiles(from)).map((file) => cp(file, path.join(to, path.basename(file)))));
}

/** The paths of all sources in a folder and its subfolders. */
export async function sourceFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, {withFileTypes: true, recursive: true});
  return entries
    .filter((entry) => entry.isFile() && /\.resi?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
