import path from 'node:path';
import {
  createIndex,
  findApiName,
  resolveApiName,
  type ApiIndex,
  type ApiNamePlace,
  type ResolvedName,
} from '../core/model/api-index';
import {sourceHash} from '../../kit/build/files/source-hash';
import {buildModel} from '../core/model/build-model';
import {correctComments} from '../core/model/comment-corrections';
import type {ApiModel, ApiLibrary} from '../core/model/model';
import {onePerSite, compilerServiceOf, type CompilerService} from '../../compilers/build/service';
import {createRawSource} from './extract';
import {cached} from '../../kit/core/async';
import {apiAddress} from '../../config/api-address';
import {findVersion, versionLines} from '../../config/versions';
import {createLibrary, type Library, type LibraryOptions} from '../core/docs/library';
import {releaseOf, type Toolchain} from '../../compilers/build/toolchain';

const CODE = sourceHash(
  ...['api-index', 'build-model', 'comment-corrections'].map((name) =>
    path.join(__dirname, `../core/model/${name}.ts`),
  ),
);

export type ApiService = {
  /** Manual versions, newest first. */
  readonly versions: readonly string[];
  /**
   * The model of a version. It and the index are cached on disk, keyed by the packages' versions and our own code, so
   * they take milliseconds if nothing changed. Throws a readable error for a version without packages, or if they can't
   * be read on this machine.
   */
  readonly model: (version: string) => Promise<ApiModel>;
  /** All models, newest first. */
  readonly models: () => Promise<readonly ApiModel[]>;
  /** The names of a version. */
  readonly index: (version: string) => Promise<ApiIndex>;
  /** Where a version documents a name; undefined if it doesn't. */
  readonly names: (version: string) => Promise<(name: string) => ApiNamePlace | undefined>;
  /** Where a name is documented in a version, or an error message with similar names. */
  readonly resolve: (version: string, name: string) => Promise<ResolvedName>;
};

/** @param compilers read the packages, and keep the results */
export function createApiService(compilers: CompilerService): ApiService {
  const source = createRawSource(compilers);
  const cache = compilers.cache('api');
  const kept = <Value>(kind: string, make: (version: string) => Promise<Value>) =>
    cached(async (version) => cache.get([kind, CODE, source.identity(version)], () => make(version)));
  const model = kept('model', async (version) => correctComments(buildModel(await source.read(version))));
  const index = kept('index', async (version) => createIndex(await model(version)));
  return {
    versions: source.versions,
    model,
    models: () => Promise.all(source.versions.map(model)),
    index,
    names: async (version) => {
      const names = await index(version);
      return (name) => findApiName(names, name);
    },
    resolve: async (version, name) => resolveApiName(await index(version), name),
  };
}

/** The shared service of a site in this process, for everything that runs during a build. */
export const apiServiceOf = onePerSite('API', (siteDir) => createApiService(compilerServiceOf(siteDir)));

/** The address of a line of a source file, in the release that is installed. */
export function apiSourceAddress(toolchain: Toolchain, library: ApiLibrary, file: string, line: number): string {
  const own = toolchain.libraries.find(({api}) => api?.roots.some((root) => root.library === library));
  const {url, tagPrefix, folder} = own?.api?.repository ?? toolchain.repository;
  return `${url}/blob/${tagPrefix}${releaseOf((own ?? toolchain).identity)}/${folder}/${file}#L${line}`;
}

type SiteLibraryOptions = Pick<LibraryOptions, 'models' | 'codeBlock' | 'labels'> & {
  readonly compilers: CompilerService;
  /** With slashes at both ends. */
  readonly baseUrl: string;
};

/**
 * The library of all versions for one site, with its base path, and with names and repositories from its configuration.
 */
export function siteLibrary({compilers: {toolchain}, baseUrl, ...shared}: SiteLibraryOptions): Library {
  return createLibrary({
    ...shared,
    versionName: (version) => findVersion(versionLines.api, version)?.name ?? version,
    address: (version, path, anchor) => baseUrl.replace(/\/$/, '') + apiAddress(version, {path, anchor}),
    sourceAddress: (version, {file, line}, {library}) => apiSourceAddress(toolchain(version), library, file, line),
  });
}
