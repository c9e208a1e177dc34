/**
 * The files that emitted code imports: each version's standard library and React binding as ES modules, Core
 * for v11, and React itself. Served at addresses that change with the packages they come from:
 *
 *     /runtime/v12.0.0/12.2.0-1a2b3c4d/std/Belt_Array.js    files.json beside std/ lists them
 *     /runtime/vendor/19.2.0-5e6f7a8b/react.js
 */
import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RuntimeAddresses} from '../../lib/playground/config';
import type {RuntimeFiles} from '../../lib/playground/runtime-files';
import {prepareLibraries} from '../examples/libraries';
import {createCompilerService, type CompilerService} from '../examples/service';
import type {Toolchain} from '../examples/toolchain';
import {withoutCycles} from './cycles';
import {bundleReact, type ServedFile} from './vendor';

/** Changes whenever the files could come out differently for the same packages. */
const RECIPE = 1;

export type Runtime = {
  /** Addresses below the site's base path. */
  readonly addresses: RuntimeAddresses;
  /** The files of a part, made when first asked for: `vendor` or a manual version. Paths are below its address. */
  readonly files: (part: string) => Promise<readonly ServedFile[]>;
  readonly parts: readonly string[];
};

/**
 * Tells the addresses; the files are made when they are asked for.
 * @param siteDir where node_modules is
 * @param cacheDir keeps the compiled libraries
 */
export function createRuntime({siteDir, cacheDir}: {readonly siteDir: string; readonly cacheDir: string}): Runtime {
  const service = createCompilerService({siteDir, cacheDir});
  const made = new Map<string, Promise<readonly ServedFile[]>>();
  const make = (part: string): Promise<readonly ServedFile[]> => {
    if (part === 'vendor') return bundleReact(siteDir);
    const toolchain = service.toolchains[part];
    if (!toolchain) throw new Error(`There are no runtime files for ${part}.`);
    return filesOfVersion(service, toolchain, siteDir, cacheDir);
  };
  const versions = Object.fromEntries(Object.values(service.toolchains).map((toolchain) => [toolchain.version, `runtime/${toolchain.version}/${keyOf(toolchain)}/`]));
  return {
    addresses: {vendor: `runtime/vendor/${vendorKey(siteDir)}/`, versions},
    parts: ['vendor', ...Object.keys(versions)],
    files: (part) => {
      const files = made.get(part) ?? make(part);
      made.set(part, files);
      return files;
    },
  };
}

async function filesOfVersion(service: CompilerService, toolchain: Toolchain, siteDir: string, cacheDir: string): Promise<readonly ServedFile[]> {
  const standard = toolchain.version === 'v12.0.0' ? path.join(siteDir, 'node_modules/@rescript/runtime/lib/es6') : path.join(toolchain.folder, 'lib/es6');
  const parts: [keyof RuntimeFiles, string][] = [['std', standard]];
  if (service.unavailable(toolchain.version) === undefined) {
    const folders = await prepareLibraries(toolchain, cacheDir);
    toolchain.libraries.forEach(({name}, index) => parts.push([name === '@rescript/core' ? 'core' : 'react', path.join(folders[index] ?? '', 'lib/es6')]));
  }
  const listed: Partial<Record<keyof RuntimeFiles, readonly string[]>> = {};
  const files: ServedFile[] = [];
  for (const [part, folder] of parts) {
    const found = await withoutCycles(folder, await readModules(folder));
    listed[part] = found.map((file) => file.path);
    files.push(...found.map((file) => ({path: `${part}/${file.path}`, content: file.content})));
  }
  return [...files, {path: 'files.json', content: JSON.stringify({std: [], core: [], react: [], ...listed} satisfies RuntimeFiles)}];
}

async function readModules(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)));
}

function keyOf({identity, libraries}: Toolchain): string {
  return address(identity, [identity, libraries.map((library) => library.identity)]);
}

function vendorKey(siteDir: string): string {
  const versions = ['react', 'react-dom', 'esbuild'].map((name) => {
    const {version} = JSON.parse(readFileSync(path.join(siteDir, 'node_modules', name, 'package.json'), 'utf8')) as {readonly version: string};
    return `${name}@${version}`;
  });
  return address(versions[0] ?? '', versions);
}

/** `12.2.0-1a2b3c4d`: the release for people, the hash for caches that keep files for ever. */
function address(identity: string, parts: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([RECIPE, parts])).digest('hex').slice(0, 8);
  return `${identity.slice(identity.lastIndexOf('@') + 1)}-${hash}`;
}
