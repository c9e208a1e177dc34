/** Where the packages of each version keep what the API reference is made from. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiLibrary} from '../../../lib/api-model/model';
import {findToolchains, type Machine, type Toolchain} from '../../examples/toolchain';

/** A library by its root: the file to start from, and the compiled module. */
export type RootModule = {readonly library: ApiLibrary; readonly unit: string; readonly entry: string};

/** Libraries that are compiled together into one folder. */
export type LibraryFolder = {
  /** Absolute folder of the compiled modules; undefined for a library that is compiled by us first. */
  readonly compiled: string | undefined;
  /** Absolute folder of the sources. */
  readonly sources: string;
  readonly roots: readonly RootModule[];
  /** Which compiled modules are printed. */
  readonly units: RegExp;
};

export type VersionPackages = {
  readonly version: string;
  readonly toolchain: Toolchain;
  /** `name@version` of everything that decides about the result. */
  readonly identity: readonly string[];
  /** The binary of rescript-tools that reads this version's compiled modules. */
  readonly tools: string;
  /** Prints signatures in ReScript syntax: the version's own compiler, for version 8 the next one. */
  readonly printer: {readonly bsc: string; readonly flags: readonly string[]};
  /** The version's own compiler where its syntax is Reason. */
  readonly reasonPrinter: string | undefined;
  readonly folders: readonly LibraryFolder[];
};

const UNITS = /^(?:stdlib|belt|js|dom)(?:_|$)/i;

/** The packages by manual version, newest first. Throws with a sentence when one is not installed. */
export function findPackages(siteDir: string, machine: Machine = process): readonly VersionPackages[] {
  const toolchains = findToolchains(siteDir, machine);
  const modules = (...segments: string[]): string => path.join(siteDir, 'node_modules', ...segments);
  const platform = machine.arch === 'x64' ? machine.platform : `${machine.platform}${machine.arch}`;
  const tools = modules('@rescript/tools/binaries', platform, 'rescript-tools.exe');
  const toolsIdentity = identity(modules('@rescript/tools/package.json'));

  const toolchainOf = (version: string): Toolchain => {
    const toolchain = toolchains[version];
    if (!toolchain) throw new Error(`There is no compiler for ${version}, so its API reference cannot be made: add it to src/plugins/examples/toolchain.ts.`);
    return toolchain;
  };
  const ocamlFolder = (name: string, extension: string): LibraryFolder => ({
    compiled: modules(name, 'lib/ocaml'),
    sources: modules(name, 'lib/ocaml'),
    roots: [
      {library: 'js', unit: 'Js', entry: 'js.ml'},
      {library: 'belt', unit: 'Belt', entry: `belt.${extension}`},
      {library: 'dom', unit: 'Dom', entry: `dom.${extension}`},
    ],
    units: UNITS,
  });
  const withTools = (version: string): Pick<VersionPackages, 'version' | 'toolchain' | 'identity' | 'tools' | 'printer' | 'reasonPrinter'> => {
    const toolchain = toolchainOf(version);
    return {
      version, toolchain, tools, identity: [toolchain.identity, toolsIdentity], reasonPrinter: undefined,
      printer: {bsc: toolchain.bsc, flags: toolchain.flags.filter((flag) => flag === '-uncurried')},
    };
  };
  const [v12, v11, v10, v9, v8] = ['v12.0.0', 'v11.0.0', 'v10.0.0', 'v9.0.0', 'v8.0.0'].map(withTools) as [Basics, Basics, Basics, Basics, Basics];
  const core = v11.toolchain.libraries.find(({name}) => name === '@rescript/core');
  if (!core) throw new Error('The v11 toolchain has no @rescript/core, which is its standard library.');
  return [
    {
      ...v12,
      identity: [v12.toolchain.identity],
      tools: path.join(path.dirname(v12.toolchain.bsc), 'rescript-tools.exe'),
      folders: [{
        compiled: modules('@rescript/runtime/lib/ocaml'),
        sources: modules('@rescript/runtime/lib/ocaml'),
        roots: [
          {library: 'stdlib', unit: 'Stdlib', entry: 'Stdlib.res'},
          {library: 'belt', unit: 'Belt', entry: 'Belt.res'},
          {library: 'dom', unit: 'Dom', entry: 'Dom.res'},
          {library: 'js', unit: 'Js', entry: 'Js.res'},
        ],
        units: UNITS,
      }],
    },
    {
      ...v11,
      identity: [...v11.identity, core.identity],
      folders: [
        {compiled: undefined, sources: core.source, roots: [{library: 'core', unit: 'RescriptCore', entry: 'RescriptCore.res'}], units: /^(?:Core__|RescriptCore$)/},
        ocamlFolder('rescript', 'res'),
      ],
    },
    {...v10, folders: [ocamlFolder('rescript-v10', 'ml')]},
    {...v9, folders: [ocamlFolder('rescript-v9', 'ml')]},
    {
      ...v8,
      identity: [...v8.identity, v9.toolchain.identity],
      printer: v9.printer,
      reasonPrinter: v8.toolchain.bsc,
      folders: [ocamlFolder('bs-platform', 'ml')],
    },
  ];
}

type Basics = Omit<VersionPackages, 'folders'>;

function identity(file: string): string {
  if (!existsSync(file)) throw new Error(`${path.dirname(file)} is not installed. The API reference needs it: run npm ci.`);
  const {name, version} = JSON.parse(readFileSync(file, 'utf8')) as {name: string; version: string};
  return `${name}@${version}`;
}
