/**
 * Everything the playground at /try needs besides its page: the files that programs import, the document that runs
 * them, compiler bundles if there are any, and in development the compilers of this machine. README.md says how it
 * works.
 */
import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createNativeCompilers} from '../../compilers/build/native-compilers';
import {compilerServiceOf, type CompilerService} from '../../compilers/build/service';
import {releaseOf} from '../../compilers/build/toolchain';
import {allVersions, versionLines} from '../../config/versions';
import type {ProjectPackages} from '../core/project';
import {isTranslationBuild, sharedBase} from '../../kit/build/translation-build';
import {BUNDLE_FOLDER, FRAME_FILE, type BundleSource, type PlaygroundConfig} from '../../compilers/core/config';
import {bundleBase, findBundles, servesOwnBundles} from '../../compilers/build/bundles';
import {createEndpoint, type Endpoint} from './endpoint';
import {buildFrame} from '../../sandbox/build/frame';
import {createRuntime, installedVersion, type Runtime, type ServedFile} from '../../sandbox/build/runtime';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {devHandlers, type DevSettings} from '../../kit/build/dev-handlers';

/** Returns a file by its address without the site's base path, or undefined. */
type FindFile = (address: string) => Promise<ServedFile | undefined>;

const TYPES: Readonly<Record<string, string>> = {js: 'text/javascript', json: 'application/json', html: 'text/html'};

/** Development server settings. By default, its headers would let every page read the compilers' responses. */
export function playgroundDevServer(baseUrl: string, endpoint: () => Endpoint, find: FindFile): DevSettings {
  return devHandlers(
    (request, response) => endpoint()(request, response),
    (request, response) => serveFile(baseUrl, find, request, response),
  );
}

async function serveFile(
  baseUrl: string,
  find: FindFile,
  {url = '', method}: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const pathname = url.replace(/[?#].*$/, '');
  if ((method !== 'GET' && method !== 'HEAD') || !pathname.startsWith(baseUrl)) return false;
  const file = await find(pathname.slice(baseUrl.length));
  if (!file) return false;
  const type = TYPES[file.path.slice(file.path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  response
    .writeHead(200, {'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache'})
    .end(method === 'HEAD' ? undefined : file.content);
  return true;
}

export type PlaygroundOptions = {
  /** Production builds don't have the endpoint. */
  readonly production: boolean;
  /** `PLAYGROUND_BUNDLE_URL`, as `src/config/env.ts` reads it. */
  readonly bundleUrl: string | undefined;
};

/** Creates the plugin. */
export default function playground(context: LoadContext, {production, bundleUrl}: PlaygroundOptions): Plugin {
  const {siteDir} = context;
  const baseUrl = sharedBase(context);
  const service = compilerServiceOf(siteDir);
  const runtime = createRuntime(service);
  return {
    name: 'playground',
    async contentLoaded({actions}) {
      await actions.createData(
        'config.json',
        configOf(baseUrl, runtime, await findBundles(bundleBase(siteDir, {baseUrl, bundleUrl}))),
      );
      await actions.createData('packages.json', packagesOf(service));
    },
    configureWebpack: (_config, isServer) => {
      if (production || isServer) return {};
      let endpoint: Endpoint | undefined;
      const compilers = (): Endpoint => (endpoint ??= createEndpoint(createNativeCompilers(service)));
      return {devServer: playgroundDevServer(baseUrl, compilers, findFile(siteDir, runtime))} as object;
    },
    async postBuild({outDir}) {
      if (isTranslationBuild(context)) return;
      const frame = await buildFrame(siteDir);
      await writeFile(path.join(outDir, FRAME_FILE), frame);
      for (const part of runtime.parts) {
        const folder = path.join(outDir, addressOf(runtime, part));
        const files = await runtime.files(part);
        for (const file of files) {
          await mkdir(path.dirname(path.join(folder, file.path)), {recursive: true});
          await writeFile(path.join(folder, file.path), file.content);
        }
        logger.info(`Runtime files of ${part}: ${weigh(files)}`);
      }
      if (servesOwnBundles(siteDir, bundleUrl))
        await cp(path.join(siteDir, BUNDLE_FOLDER), path.join(outDir, BUNDLE_FOLDER), {recursive: true});
    },
  };
}

function configOf(
  baseUrl: string,
  {addresses: {vendor, versions}}: Runtime,
  bundles: BundleSource | undefined,
): PlaygroundConfig {
  return {
    ...(bundles !== undefined && {bundles}),
    manuals: allVersions(versionLines.default).map(({id}) => id),
    frame: baseUrl + FRAME_FILE,
    runtime: {
      vendor: baseUrl + vendor,
      versions: Object.fromEntries(Object.entries(versions).map(([version, address]) => [version, baseUrl + address])),
    },
  };
}

/** The libraries of each version, and the React that programs run with. */
function packagesOf({toolchains, siteDir}: CompilerService): ProjectPackages {
  return {
    react: installedVersion(siteDir, 'react'),
    libraries: Object.fromEntries(
      Object.values(toolchains).map(({version, libraries}) => [
        version,
        Object.fromEntries(libraries.map(({name, identity}) => [name, releaseOf(identity)])),
      ]),
    ),
  };
}

function addressOf({addresses}: Runtime, part: string): string {
  return part === 'vendor' ? addresses.vendor : (addresses.versions[part] ?? '');
}

/** `174 files, 385 kB (92 kB compressed one by one)`. */
function weigh(files: readonly ServedFile[]): string {
  const kilobytes = (bytes: number): number => Math.round(bytes / 1000);
  const raw = files.reduce((sum, {content}) => sum + Buffer.byteLength(content), 0);
  const compressed = files.reduce((sum, {content}) => sum + gzipSync(content, {level: 9}).length, 0);
  return `${files.length} files, ${kilobytes(raw)} kB (${kilobytes(compressed)} kB compressed one by one)`;
}

/** Finds a build's files by address, generated on request. */
function findFile(siteDir: string, runtime: Runtime): FindFile {
  return async (address) => {
    if (address === FRAME_FILE) return {path: FRAME_FILE, content: await buildFrame(siteDir)};
    const part = runtime.parts.find((each) => address.startsWith(addressOf(runtime, each)));
    if (part === undefined) return undefined;
    const files = await runtime.files(part);
    return files.find((file) => addressOf(runtime, part) + file.path === address);
  };
}
