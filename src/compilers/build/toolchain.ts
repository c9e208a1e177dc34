/** Where a version's compiler and its packages are on this machine. */
import {createHash} from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readTextSync} from '../../kit/build/files/text';
import type {RuntimePart} from '../core/runtime-files';
import {checkRecords} from './check-records';
import type {LibraryApi, Machine, Tool, ToolchainFacts, ToolchainRecord} from './toolchain-record';
import {TOOLCHAINS} from './toolchains';

/** A library that examples can use without declaring it. */
export type Library = {
  /** Its name in emitted imports. */
  readonly name: string;
  readonly source: string;
  /** `name@version` of the package with the sources. */
  readonly identity: string;
  readonly part: RuntimePart;
  readonly api?: LibraryApi;
};

/** What it takes to compile for a version. Paths are absolute; binaries may be missing on this machine. */
export type Toolchain = ToolchainFacts & {
  /** `name@version` of the compiler's package. */
  readonly identity: string;
  /** The folder of that package. */
  readonly folder: string;
  readonly bsc: string;
  readonly refmt?: string;
  readonly buildTool?: string;
  readonly analysis?: FoundTool;
  /** The folder with the standard library's `lib/es6` and `lib/ocaml`. */
  readonly runtime: string;
  readonly libraries: readonly Library[];
  readonly docTool: FoundTool;
};

/**
 * `identity` is missing where the tool comes with the compiler. With `env`, it reads this compiler's runtime; without,
 * it would read whichever is installed beside it.
 */
type FoundTool = {
  readonly program: string;
  readonly identity?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** The toolchains by manual version, newest first. Throws if a package isn't installed. */
export function findToolchains(
  siteDir: string,
  machine: Machine = process,
  records: readonly ToolchainRecord[] = TOOLCHAINS,
): Readonly<Record<string, Toolchain>> {
  checkRecords(siteDir, records);
  return Object.fromEntries(records.map((record) => [record.version, resolveToolchain(record, siteDir, machine)]));
}

function resolveToolchain(record: ToolchainRecord, siteDir: string, machine: Machine): Toolchain {
  const {package: name, binaries, runtimePackage, refmt, buildTool, analysis, libraries, docTool, ...facts} = record;
  const modules = path.join(siteDir, 'node_modules');
  const identity = (packageName: string): string => packageIdentity(siteDir, packageName);
  const installed = dependencyFolder(modules, name, binaries(machine));
  const folder = refmt === undefined ? installed : runnableFolder(installed, ['bsc.exe', refmt]);
  const binary = (file: string): string => path.join(folder, file);
  const tool = ({package: own, path: place}: Tool): FoundTool =>
    own === undefined
      ? {program: binary(place)}
      : {program: path.join(modules, own, place(machine)), identity: identity(own)};
  const runtime =
    runtimePackage === undefined ? path.join(modules, name) : dependencyFolder(modules, name, runtimePackage);
  return {
    ...facts,
    identity: identity(name),
    folder: path.join(modules, name),
    bsc: binary('bsc.exe'),
    runtime,
    flags: [...(runtimePackage === undefined ? [] : ['-runtime-path', runtime]), ...facts.flags],
    libraries: libraries.map(({package: packageName, ...library}) => ({
      ...library,
      source: path.join(modules, packageName, 'src'),
      identity: identity(packageName),
    })),
    docTool: tool(docTool),
    ...(refmt !== undefined && {refmt: binary(refmt)}),
    ...(buildTool !== undefined && {buildTool: binary(buildTool)}),
    ...(analysis !== undefined && {
      analysis: {
        ...tool(analysis),
        ...(runtimePackage !== undefined && {env: {RESCRIPT_RUNTIME: runtime}}),
      },
    }),
  };
}

/** Where npm installed a dependency: in the package's own folder if the shared one has another version. */
function dependencyFolder(modules: string, name: string, dependency: string): string {
  const own = path.join(modules, name, 'node_modules', dependency);
  return existsSync(own) ? own : path.join(modules, dependency);
}

/** Characters that a shell leaves alone on every system. */
const PLAIN = /^[\p{L}\p{N}_./\\:+@~-]+$/u;

/**
 * Where a compiler that starts refmt can run. bs-platform 8.4.2 gives refmt's path to a shell without quotes when it
 * formats, and looks for refmt next to where its own file really is, so that a symbolic link to the folder doesn't help.
 * If a shell would split the path, the programs are linked, or copied to another disk, into a folder of the system's
 * temporary one. It stays there for the next run.
 * @param installed the folder of the binaries in the compiler's package @param programs their names
 * @returns `installed` where that works, or isn't installed on this machine
 */
export function runnableFolder(installed: string, programs: readonly string[]): string {
  if (PLAIN.test(installed) || !programs.every((name) => existsSync(path.join(installed, name)))) return installed;
  const name = path.basename(installed);
  const {mtimeMs} = statSync(path.join(installed, programs[0]!));
  const key = createHash('sha256').update(`${installed} ${mtimeMs}`).digest('hex').slice(0, 16);
  const place = path.join(tmpdir(), `rescript-compiler-${key}`);
  const folder = path.join(place, name);
  if (existsSync(folder)) {
    if (process.getuid && statSync(folder).uid !== process.getuid())
      throw new Error(`${folder} belongs to another user, so its compiler isn't started. Delete it.`);
    return folder;
  }
  const made = mkdtempSync(`${place}-`);
  mkdirSync(path.join(made, name));
  for (const program of programs) {
    const [from, to] = [path.join(installed, program), path.join(made, name, program)];
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
  }
  // bsc finds its standard library there.
  symlinkSync(path.join(installed, '../lib'), path.join(made, 'lib'), 'junction');
  try {
    renameSync(made, place);
  } catch {
    rmSync(made, {recursive: true}); // Another process was faster.
  }
  return folder;
}

/** `12.2.0` of `rescript@12.2.0`. */
export function releaseOf(identity: string): string {
  return identity.slice(identity.lastIndexOf('@') + 1);
}

/** `name@version` of an installed package, by its name in the site's `package.json`. */
export function packageIdentity(siteDir: string, installed: string): string {
  const file = path.join(siteDir, 'node_modules', installed, 'package.json');
  const {name, version} = JSON.parse(readTextSync(file)) as {name: string; version: string};
  return `${name}@${version}`;
}
