/**
 * The packages' data, cached on disk by package version: extracting takes seconds, reading the cache a tenth of a
 * second.
 */
import logger from '@docusaurus/logger';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {toolsDoc, sourceDeprecations, type RawVersion, type RawLibrary} from '../../core/model/raw';
import {sourceHash} from '../../../kit/build/files/source-hash';
import type {CompilerService} from '../../../compilers/build/service';
import {findPackages, inWorkspace, sourceFiles, type VersionPackages, type LibraryFolder} from './packages';
import {readdir} from 'node:fs/promises';
import {readText} from '../../../kit/build/files/text';
import {printSignatures} from './signatures';

const CODE = sourceHash(__filename);

export type RawSource = {
  /** Manual versions, newest first. */
  readonly versions: readonly string[];
  /**
   * All data from the version's packages. Throws a readable error if this machine can't run their tools and there's no
   * cached result; without the version's own compiler, there are only signatures in ReScript syntax.
   */
  readonly read: (version: string) => Promise<RawVersion>;
  /** Everything that affects the result of `read`, for cache keys. Throws for a version without packages. */
  readonly identity: (version: string) => unknown;
};

/** Results go to the cache `api` of the service. */
export function createRawSource(service: CompilerService): RawSource {
  const packages = findPackages(service.toolchains);
  const versions = packages.map(({version}) => version);
  const find = (version: string): VersionPackages => {
    const found = packages.find((other) => other.version === version);
    if (found) return found;
    throw new Error(`No packages are known for ${version}. Known versions: ${versions.join(', ')}.`);
  };
  const identity = (version: string): unknown => {
    const {identity: packaged, toolchain} = find(version);
    return ['raw', CODE, version, packaged, toolchain.comments];
  };
  return {
    versions,
    identity,
    read: async (version) => {
      const found = find(version);
      const raw = await service.cache('api').get(identity(version), () => {
        const {docTool} = found.toolchain;
        const missing = [
          ...(existsSync(docTool.program) ? [] : [docTool.program]),
          ...(service.unavailable(found.printer.version) === undefined ? [] : [found.printer.bsc]),
        ];
        if (missing.length > 0) {
          throw new Error(
            `The API reference of ${version} needs ${missing.map((file) => path.relative(service.siteDir, file)).join(' and ')}, which can't run on ${service.machine.platform}-${service.machine.arch}. Build on linux-x64, or bring the folder .cache/api from there.`,
          );
        }
        const unavailable = found.reasonPrinter && service.unavailable(version);
        if (unavailable === undefined) return extractVersion(found, service);
        logger.warn(`${version}: ${unavailable}, and its API reference has ReScript instead of Reason signatures.`);
        return extractVersion({...found, reasonPrinter: undefined}, service);
      });
      return {...raw, comments: found.toolchain.comments};
    },
  };
}

/**
 * Extracts all data from a version's packages: `rescript-tools doc` prints comments and places, `bsc` signatures. Throws
 * with the tool's message if a tool fails.
 */
async function extractVersion(
  packages: VersionPackages,
  service: CompilerService,
): Promise<Omit<RawVersion, 'comments'>> {
  const parts = await Promise.all(packages.folders.map((folder) => extractFolder(packages, folder, service)));
  const merge = <Key extends keyof FolderParts>(key: Key): FolderParts[Key] =>
    Object.assign({}, ...parts.map((part) => part[key])) as FolderParts[Key];
  return {
    version: packages.version,
    libraries: parts.flatMap((part) => part.libraries),
    signatures: merge('signatures'),
    reason: packages.reasonPrinter === undefined ? undefined : merge('reason'),
    paths: merge('paths'),
    deprecations: merge('deprecations'),
  };
}

type FolderParts = Pick<RawVersion, 'signatures' | 'paths' | 'deprecations'> & {
  readonly reason: RawVersion['signatures'];
};

/** Libraries that a package only ships as sources are compiled once, with the examples' compiler. */
async function extractFolder(
  packages: VersionPackages,
  folder: LibraryFolder,
  service: CompilerService,
): Promise<FolderParts & Pick<RawVersion, 'libraries'>> {
  const {toolchain} = packages;
  const compiled = folder.library === undefined ? folder.compiled : await service.library(toolchain, folder.library);
  const files = (await readdir(compiled))
    .filter((file) => file.endsWith('.cmi') && folder.units.test(file.slice(0, -4)))
    .sort();
  const [libraries, {signatures, reason}, paths, deprecations] = await Promise.all([
    readDocs(packages, folder, compiled, service),
    printSignatures(service.run, packages, compiled, files),
    sourcePaths(folder),
    readDeprecations(folder.sources),
  ]);
  return {libraries, signatures, reason, paths, deprecations};
}

async function readDocs(
  {toolchain: {docTool, version}}: VersionPackages,
  folder: LibraryFolder,
  compiled: string,
  {run}: CompilerService,
): Promise<readonly RawLibrary[]> {
  return inWorkspace(folder.sources, compiled, (sourceDir) =>
    Promise.all(
      folder.roots.map(async ({library, unit, entry}) => {
        const {code, stdout, stderr} = await run(docTool.program, ['doc', path.join(sourceDir, entry)], sourceDir);
        if (code !== 0 || stdout.trim() === '')
          throw new Error(
            `${docTool.program} cannot read ${unit} of ${version}: ${stderr.trim() || `exit code ${code}`}`,
          );
        return {library, unit, doc: toolsDoc(JSON.parse(stdout))};
      }),
    ),
  );
}

/** Sources that we compiled ourselves were flattened, so the tool doesn't know their folders. */
async function sourcePaths({library, sources}: LibraryFolder): Promise<RawVersion['paths']> {
  if (library === undefined) return {};
  const files = await sourceFiles(sources);
  return Object.fromEntries(
    files.map((file) => [path.basename(file), path.relative(sources, file).replaceAll(path.sep, '/')]),
  );
}

/** Only version 12 has deprecations with a payload; other versions yield none. */
async function readDeprecations(folder: string): Promise<RawVersion['deprecations']> {
  const files = (await readdir(folder)).filter((file) => /\.resi?$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => [file, sourceDeprecations(await readText(path.join(folder, file)))] as const),
  );
  return Object.fromEntries(found.filter(([, list]) => list.length > 0));
}
