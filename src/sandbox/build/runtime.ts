/**
 * The files that emitted code imports: each version's standard library and React binding as ES modules, Core for v11,
 * and React itself. Their URLs change with the packages they come from:
 *
 *     /runtime/v12.0.0/12.2.0-1a2b3c4d/std/Belt_Array.js    files.json beside std/ lists them
 *     /runtime/vendor/19.2.0-5e6f7a8b/react.js
 */
import {createHash} from 'node:crypto';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {readText} from '../../kit/build/files/text';
import type {CompilerService} from '../../compilers/build/service';
import {releaseOf, type Toolchain} from '../../compilers/build/toolchain';
import type {RuntimeAddresses} from '../../compilers/core/config';
import type {RuntimeFiles, RuntimePart} from '../../compilers/core/runtime-files';
import {withoutCycles} from './cycles';
import {bundleReact, installedVersion, type ServedFile} from './vendor';

/** Change this whenever the same packages could produce different files. */
const CACHE_VERSION = 2;

export type Runtime = {
  /** Addresses below the site's base path. */
  readonly addresses: RuntimeAddresses;
  /**
   * The files of a part (`vendor` or a manual version), generated on the first request. Paths are relative to its
   * address.
   */
  readonly files: (part: string) => Promise<readonly ServedFile[]>;
  readonly parts: readonly string[];
};

/** The addresses at once; the files are made when someone asks for them. */
export function createRuntime(service: CompilerService): Runtime {
  const made = new Map<string, Promise<readonly ServedFile[]>>();
  const make = (part: string): Promise<readonly ServedFile[]> => {
    if (part === 'vendor') return bundleReact(service.siteDir);
    return filesOfVersion(service, service.toolchain(part));
  };
  const versions = Object.fromEntries(
    Object.values(service.toolchains).map((toolchain) => [
      toolchain.version,
      `runtime/${toolchain.version}/${keyOf(toolchain)}/`,
    ]),
  );
  return {
    addresses: {vendor: `runtime/vendor/${vendorKey(service.siteDir)}/`, versions},
    parts: ['vendor', ...Object.keys(versions)],
    files: (part) => {
      const files = made.get(part) ?? make(part);
      made.set(part, files);
      return files;
    },
  };
}

async function filesOfVersion(service: CompilerService, toolchain: Toolchain): Promise<readonly ServedFile[]> {
  const parts: [RuntimePart, string][] = [['std', path.join(toolchain.runtime, 'lib/es6')]];
  if (service.unavailable(toolchain.version) === undefined) {
    for (const library of toolchain.libraries)
      parts.push([library.part, path.join(await service.library(toolchain, library), 'lib/es6')]);
  }
  const listed: Partial<Record<RuntimePart, readonly string[]>> = {};
  const files: ServedFile[] = [];
  for (const [part, folder] of parts) {
    const found = await withoutCycles(folder, await readModules(folder));
    listed[part] = found.map((file) => file.path);
    files.push(...found.map((file) => ({path: `${part}/${file.path}`, content: file.content})));
  }
  return [
    ...files,
    {path: 'files.json', content: JSON.stringify({std: [], core: [], react: [], ...listed} satisfies RuntimeFiles)},
  ];
}

/** v10's error boundary is raw JavaScript that asks Node.js for React. Browsers have modules only. */
const REQUIRED = /^var (\w+) = require\(("react")\);$/m;

async function readModules(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const code = await readText(path.join(folder, name));
        return [name, code.replace(REQUIRED, 'import * as $1 from $2;')] as const;
      }),
    ),
  );
}

function keyOf({identity, libraries}: Toolchain): string {
  return address(identity, [identity, libraries.map((library) => library.identity)]);
}

function vendorKey(siteDir: string): string {
  const versions = ['react', 'react-dom', 'esbuild'].map((name) => `${name}@${installedVersion(siteDir, name)}`);
  return address(versions[0] ?? '', versions);
}

/** `12.2.0-1a2b3c4d`: the release is for people, the hash for caches that keep files forever. */
function address(identity: string, parts: unknown): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([CACHE_VERSION, parts]))
    .digest('hex')
    .slice(0, 8);
  return `${releaseOf(identity)}-${hash}`;
}
