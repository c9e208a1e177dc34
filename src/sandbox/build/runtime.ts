/**
 * The files that emitted code imports: each version's standard library and React binding as ES modules, Core for v11,
 * and React itself. Their URLs change with the packages they come from:
 *
 *     /runtime/v12.0.0/12.2.0-1a2b3c4d/std/Belt_Array.js    files.json beside std/ lists them
 *     /runtime/vendor/19.2.0-5e6f7a8b/react.js
 */
import logger from '@docusaurus/logger';
import {createHash} from 'node:crypto';
import {readdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';
import {readText} from '../../kit/build/files/text';
import {cached} from '../../kit/core/async';
import type {CompilerService} from '../../compilers/build/service';
import {packageIdentity, releaseOf, type Toolchain} from '../../compilers/build/toolchain';
import type {RuntimeAddresses} from '../../compilers/core/config';
import {VENDOR_FILES, type RuntimeFiles, type RuntimePart} from '../../compilers/core/runtime-files';

/**
 * Change this whenever the same packages could produce different files. It isn't a hash of the sources: readers'
 * browsers keep these addresses, and a comment that changes is no reason to download the files again.
 */
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
  const versions = Object.fromEntries(
    Object.values(service.toolchains).map(({version, identity, libraries}) => [
      version,
      `runtime/${version}/${address(identity, [identity, libraries.map((library) => library.identity)])}/`,
    ]),
  );
  return {
    addresses: {vendor: `runtime/vendor/${vendorKey(service.siteDir)}/`, versions},
    parts: ['vendor', ...Object.keys(versions)],
    files: cached((part) =>
      part === 'vendor' ? bundleReact(service.siteDir) : filesOfVersion(service, service.toolchain(part)),
    ),
  };
}

async function filesOfVersion(service: CompilerService, toolchain: Toolchain): Promise<readonly ServedFile[]> {
  const parts: [RuntimePart, string][] = [['std', path.join(toolchain.runtime, 'lib/es6')]];
  for (const library of toolchain.libraries) {
    try {
      parts.push([library.part, path.join(await service.library(toolchain, library), 'lib/es6')]);
    } catch (error) {
      const {version} = toolchain;
      const unavailable = service.unavailable(version);
      if (unavailable === undefined) throw error;
      logger.warn(`${version}: ${unavailable}, and programs that use ${library.name} can't be run in a browser.`);
    }
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

function vendorKey(siteDir: string): string {
  const versions = ['react', 'react-dom', 'esbuild'].map((name) => packageIdentity(siteDir, name));
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

/** A file to serve: its path relative to its part's folder, and its content. */
export type ServedFile = {readonly path: string; readonly content: string};

/**
 * Bundles React's production build into ES modules, one per name; npm only has it as CommonJS. They share common code,
 * so there is only one copy of React.
 * @param siteDir the folder that contains node_modules
 */
async function bundleReact(siteDir: string): Promise<readonly ServedFile[]> {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const entryPoints = Object.entries(VENDOR_FILES).map(([name, file]) => ({
    in: `vendor:${name}`,
    out: file.replace(/\.js$/, ''),
  }));
  return bundleModules(siteDir, {
    entryPoints,
    minify: true,
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins: [
      {
        name: 'named-exports',
        setup(bundler) {
          bundler.onResolve({filter: /^vendor:/}, ({path: name}) => ({
            path: name.slice('vendor:'.length),
            namespace: 'vendor',
          }));
          bundler.onLoad({filter: /./, namespace: 'vendor'}, ({path: name}) => ({
            contents: namedExports(name, require(name) as object),
            resolveDir: siteDir,
          }));
        },
      },
    ],
  });
}

/** Bundles modules into ES modules that share common code. The files' paths are relative to the folder. */
async function bundleModules(folder: string, options: BuildOptions): Promise<readonly ServedFile[]> {
  const {outputFiles = []} = await build({
    ...options,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map((file) => ({path: path.relative(folder, file.path), content: file.text}));
}

/** The version of an installed package. */
export function installedVersion(siteDir: string, name: string): string {
  return releaseOf(packageIdentity(siteDir, name));
}

/** Bundlers can't see the exports of a CommonJS module, so list them explicitly. */
function namedExports(name: string, exports: object): string {
  const names = Object.keys(exports).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default');
  return `import all from ${JSON.stringify(name)};\nexport default all;\nexport const {${names.join(', ')}} = all;\n`;
}

const RELATIVE_IMPORT = /\bfrom\s*"\.\/([^"]+)"/g;

/** The files that import themselves directly or indirectly, given all files of a folder by name. */
export function filesInCycles(files: ReadonlyMap<string, string>): readonly string[] {
  const reached = (from: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const [, next = ''] of (files.get(from) ?? '').matchAll(RELATIVE_IMPORT)) {
      if (!seen.has(next)) reached(next, seen.add(next));
    }
    return seen;
  };
  return [...files.keys()].filter((file) => reached(file).has(file));
}

/**
 * Removes cycles from a folder's files for the run frame, which loads modules one after another: those of a cycle are
 * merged into a new file, and their addresses re-export from it.
 */
async function withoutCycles(folder: string, files: ReadonlyMap<string, string>): Promise<readonly ServedFile[]> {
  const cyclic = new Set(filesInCycles(files));
  const untouched = [...files].filter(([name]) => !cyclic.has(name)).map(([name, content]) => ({path: name, content}));
  if (cyclic.size === 0) return untouched;
  const merged = await bundleModules(folder, {
    entryPoints: [...cyclic].map((name) => path.join(folder, name)),
    plugins: [
      {
        name: 'cycle-only',
        setup: (bundler) =>
          bundler.onResolve({filter: /^\.\//}, ({path: name}) =>
            cyclic.has(name.slice(2)) ? undefined : {path: name, external: true},
          ),
      },
    ],
  });
  return [...untouched, ...merged];
}
