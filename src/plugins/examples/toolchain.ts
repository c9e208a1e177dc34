/**
 * The compilers of the manual versions: where their packages put the binaries and with which flags they
 * run. How this was found out and how long each takes: README.md.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ColumnUnit} from '../../lib/diagnostics/place';
import type {CompilerSupport} from '../../lib/fence/example';
import type {JsxMode} from '../../lib/fence/fence';

/** A library that examples may use without saying so. */
export type Library = {
  /** The name by which emitted imports call it. */
  readonly name: string;
  /** Absolute folder of its sources. */
  readonly source: string;
  /** `name@version` of the package the sources come from. */
  readonly identity: string;
};

/** Everything needed to compile for one manual version. */
export type Toolchain = CompilerSupport & {
  /** Manual version, `v12.0.0`. */
  readonly version: string;
  /** `name@version` of the compiler's package, for messages and cache keys. */
  readonly identity: string;
  /** Absolute folder of that package. */
  readonly folder: string;
  /** Absolute paths; the files are missing on platforms the package has no binaries for. */
  readonly bsc: string;
  /** Converts between Reason and ML. */
  readonly refmt?: string;
  /** The file that makes a folder a package in the compiler's eyes. */
  readonly configFile: 'bsconfig.json' | 'rescript.json';
  readonly flags: readonly string[];
  /** Flags of each JSX mode; `default` when the fence does not say. */
  readonly jsxFlags: Readonly<Partial<Record<JsxMode | 'default', readonly string[]>>>;
  /** The name of the ES module system. */
  readonly esmodule: 'esmodule' | 'es6';
  readonly libraries: readonly Library[];
  /** Modules that are open in every example. */
  readonly opens: readonly string[];
  /** How it counts columns in messages. */
  readonly columns: ColumnUnit;
};

/** The machine that compiles; a parameter so that tests can be another one. */
export type Machine = {readonly platform: string; readonly arch: string};

const RESCRIPT = ['res', 'resi'] as const;

/** The toolchains by manual version, newest first. Throws when a package is not installed. */
export function findToolchains(siteDir: string, {platform, arch}: Machine = process): Readonly<Record<string, Toolchain>> {
  const modules = (...segments: string[]): string => path.join(siteDir, 'node_modules', ...segments);
  const identity = (name: string): string => packageIdentity(modules(name, 'package.json'));
  const library = (name: string, packageName = name): Library => ({
    name,
    source: modules(packageName, 'src'),
    identity: identity(packageName),
  });
  const x64Only = ['win32', 'linux', 'darwin'].includes(platform) ? platform : `${platform}${arch}`;
  const folders = {
    v11: arch === 'x64' || platform === 'win32' ? platform : `${platform}${arch}`,
    v10: platform === 'darwin' && arch === 'arm64' ? 'darwinarm64' : x64Only,
  };
  const all: readonly Toolchain[] = [
    {
      version: 'v12.0.0',
      identity: identity('rescript-v12'),
      folder: modules('rescript-v12'),
      bsc: modules('@rescript', `${platform}-${arch}`, 'bin', 'bsc.exe'),
      configFile: 'rescript.json',
      flags: ['-runtime-path', modules('@rescript', 'runtime')],
      jsxFlags: {default: ['-bs-jsx', '4'], classic: ['-bs-jsx', '4', '-bs-jsx-mode', 'classic'], preserve: ['-bs-jsx', '4', '-bs-jsx-preserve']},
      esmodule: 'esmodule',
      libraries: [library('@rescript/react', 'rescript-react-v12')],
      opens: [],
      columns: 'utf16',
      languages: RESCRIPT,
      jsx: ['classic', 'preserve'],
      typescript: true,
    },
    {
      version: 'v11.0.0',
      identity: identity('rescript'),
      folder: modules('rescript'),
      bsc: modules('rescript', folders.v11, 'bsc.exe'),
      configFile: 'rescript.json',
      flags: ['-uncurried'],
      jsxFlags: {default: ['-bs-jsx', '4'], classic: ['-bs-jsx', '4', '-bs-jsx-mode', 'classic'], '3': ['-bs-jsx', '3']},
      esmodule: 'esmodule',
      libraries: [library('@rescript/core'), library('@rescript/react', 'rescript-react-v11')],
      opens: ['RescriptCore'],
      columns: 'utf16',
      languages: RESCRIPT,
      jsx: ['classic', '3'],
      typescript: true,
    },
    {
      version: 'v10.0.0',
      identity: identity('rescript-v10'),
      folder: modules('rescript-v10'),
      bsc: modules('rescript-v10', folders.v10, 'bsc.exe'),
      configFile: 'bsconfig.json',
      flags: [],
      jsxFlags: {
        default: ['-bs-jsx', '4', '-bs-jsx-mode', 'automatic'],
        classic: ['-bs-jsx', '4', '-bs-jsx-mode', 'classic'],
        '3': ['-bs-jsx', '3'],
      },
      esmodule: 'es6',
      libraries: [library('@rescript/react', 'rescript-react-v10')],
      opens: [],
      columns: 'bytes',
      languages: RESCRIPT,
      jsx: ['classic', '3'],
      typescript: true,
    },
    {
      version: 'v9.0.0',
      identity: identity('rescript-v9'),
      folder: modules('rescript-v9'),
      bsc: modules('rescript-v9', x64Only, 'bsc.exe'),
      configFile: 'bsconfig.json',
      flags: [],
      jsxFlags: {default: ['-bs-jsx', '3']},
      esmodule: 'es6',
      libraries: [library('@rescript/react', 'rescript-react-v9')],
      opens: [],
      columns: 'bytes',
      languages: RESCRIPT,
      jsx: [],
      typescript: false,
    },
    {
      version: 'v8.0.0',
      identity: identity('bs-platform'),
      folder: modules('bs-platform'),
      bsc: modules('bs-platform', x64Only, 'bsc.exe'),
      refmt: modules('bs-platform', x64Only, 'refmt.exe'),
      configFile: 'bsconfig.json',
      flags: [],
      jsxFlags: {default: ['-bs-jsx', '3']},
      esmodule: 'es6',
      libraries: [library('reason-react')],
      opens: [],
      columns: 'bytes',
      languages: ['re', 'ml', 'res'],
      jsx: [],
      typescript: false,
    },
  ];
  return Object.fromEntries(all.map((toolchain) => [toolchain.version, toolchain]));
}

/** The program that names what identifiers of ReScript code are, or undefined where it has no binary. */
export function findAnalysis(siteDir: string, {platform, arch}: Machine = process): string | undefined {
  const file = path.join(siteDir, 'node_modules/@rescript', `${platform}-${arch}`, 'bin/rescript-editor-analysis.exe');
  return existsSync(file) ? file : undefined;
}

function packageIdentity(file: string): string {
  if (!existsSync(file)) {
    throw new Error(`${path.dirname(file)} is not installed. The examples need it: run npm ci.`);
  }
  const {name, version} = JSON.parse(readFileSync(file, 'utf8')) as {name: string; version: string};
  return `${name}@${version}`;
}
