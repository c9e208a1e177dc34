/** Where a version's compiler and its packages are on this machine. */
import {existsSync} from 'node:fs';
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
  const folder = dependencyFolder(modules, name, binaries(machine));
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
