/** Runs the packages' own tools: `rescript-tools doc` for comments and places, `bsc` for signatures. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {RawLibrary, RawVersion} from '../../../lib/api-model/raw';
import {sourceDeprecations, type SourceDeprecation} from '../../../lib/api-model/source-deprecations';
import {toolsDoc} from '../../../lib/api-model/tools-doc';
import {prepareLibrary} from '../../examples/libraries';
import type {Pool} from '../../../lib/pool/pool';
import {run} from '../../examples/run';
import type {LibraryFolder, VersionPackages} from './packages';
import {batches, printBatch} from './print';
import {inWorkspace} from './workspace';

export type ExtractOptions = {
  /** Holds compiled libraries. */
  readonly cacheDir: string;
  /** All programs wait here. */
  readonly pool: Pool;
};

/** Reads everything that the packages of a version say. Throws with the tool's message when one fails. */
export async function extractVersion(packages: VersionPackages, options: ExtractOptions): Promise<RawVersion> {
  const parts = await Promise.all(packages.folders.map(async (folder) => extractFolder(packages, folder, await compiledFolder(packages, folder, options), options.pool)));
  const merge = <T>(pick: (part: FolderParts) => Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.assign({}, ...parts.map(pick)) as Readonly<Record<string, T>>;
  return {
    version: packages.version,
    libraries: parts.flatMap((part) => part.libraries),
    signatures: merge((part) => part.signatures),
    reason: packages.reasonPrinter === undefined ? undefined : merge((part) => part.reason),
    paths: merge((part) => part.paths),
    deprecations: merge((part) => part.deprecations),
  };
}

type FolderParts = {
  readonly libraries: readonly RawLibrary[];
  readonly signatures: Readonly<Record<string, string>>;
  readonly reason: Readonly<Record<string, string>>;
  readonly paths: Readonly<Record<string, string>>;
  readonly deprecations: Readonly<Record<string, readonly SourceDeprecation[]>>;
};

/** Libraries that a package only has as sources are compiled by the examples' compiler, once. */
async function compiledFolder({toolchain}: VersionPackages, folder: LibraryFolder, {cacheDir}: ExtractOptions): Promise<string> {
  if (folder.compiled !== undefined) return folder.compiled;
  const library = toolchain.libraries.find(({source}) => source === folder.sources);
  if (library === undefined) throw new Error(`${folder.sources} is not among the libraries of ${toolchain.version}, so it has no compiled modules.`);
  return prepareLibrary(toolchain, library, cacheDir);
}

async function extractFolder(packages: VersionPackages, folder: LibraryFolder, compiled: string, pool: Pool): Promise<FolderParts> {
  const {printer, reasonPrinter} = packages;
  const print = (bsc: string, flags: readonly string[]): Promise<Readonly<Record<string, string>>> => printSignatures(bsc, flags, compiled, folder.units, pool);
  const [libraries, signatures, reason, paths, deprecations] = await Promise.all([
    readDocs(packages, folder, compiled, pool),
    print(printer.bsc, printer.flags),
    reasonPrinter === undefined ? {} : print(reasonPrinter, ['-bs-re-out']),
    sourcePaths(folder),
    readDeprecations(folder.sources),
  ]);
  return {libraries, signatures, reason, paths, deprecations};
}

async function readDocs({tools, version}: VersionPackages, folder: LibraryFolder, compiled: string, pool: Pool): Promise<readonly RawLibrary[]> {
  return inWorkspace(folder.sources, compiled, (sourceDir) =>
    Promise.all(folder.roots.map(async ({library, unit, entry}) => {
      const {code, stdout, stderr} = await pool(() => run(tools, ['doc', path.join(sourceDir, entry)], sourceDir));
      if (code !== 0 || stdout.trim() === '') throw new Error(`${tools} cannot read ${unit} of ${version}: ${stderr.trim() || `exit code ${code}`}`);
      return {library, unit, doc: toolsDoc(JSON.parse(stdout))};
    })),
  );
}

async function printSignatures(bsc: string, flags: readonly string[], folder: string, units: RegExp, pool: Pool): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.cmi') && units.test(file.slice(0, -4))).sort();
  const printed = await Promise.all(batches(files).map((batch) => pool(() => printBatch(bsc, flags, folder, batch))));
  return Object.fromEntries(printed.flat().map((text, index) => [unitName(files[index] ?? ''), text]));
}

/** Sources that we compiled ourselves were flattened, so the tool does not know their folders. */
async function sourcePaths({compiled, sources}: LibraryFolder): Promise<Readonly<Record<string, string>>> {
  if (compiled !== undefined) return {};
  const entries = await readdir(sources, {withFileTypes: true, recursive: true});
  const files = entries.filter((entry) => entry.isFile() && /\.resi?$/.test(entry.name));
  return Object.fromEntries(files.map((entry) => [entry.name, path.relative(sources, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')]));
}

/** Only version 12 writes deprecations with a payload; for others nothing is found. */
async function readDeprecations(folder: string): Promise<Readonly<Record<string, readonly SourceDeprecation[]>>> {
  const files = (await readdir(folder)).filter((file) => /\.resi?$/.test(file));
  const found = await Promise.all(files.map(async (file) => [file, sourceDeprecations(await readFile(path.join(folder, file), 'utf8'))] as const));
  return Object.fromEntries(found.filter(([, list]) => list.length > 0));
}

/** Modules begin with a capital letter, their files need not. */
function unitName(file: string): string {
  return file.charAt(0).toUpperCase() + file.slice(1, -'.cmi'.length);
}
