/** The API of all versions: models for pages, and names with their addresses for everything that links to them. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createIndex, type ApiIndex} from '../../lib/api-model/api-index';
import {buildModel} from '../../lib/api-model/build-model';
import type {ApiModel} from '../../lib/api-model/model';
import {resolveApiName, type ResolvedName} from '../../lib/api-model/resolve-name';
import {createCache} from '../examples/cache';
import type {Machine} from '../examples/toolchain';
import {createRawSource} from './extract/index';

export type ApiService = {
  /** Manual versions, newest first. */
  readonly versions: readonly string[];
  /** The model of a version, made once. Throws with a sentence for a version without packages, or when they cannot be read here. */
  readonly model: (version: string) => Promise<ApiModel>;
  /** All models, newest first. */
  readonly models: () => Promise<readonly ApiModel[]>;
  /** The names of a version. Kept on disk by the packages' versions and our own code: milliseconds when nothing changed. */
  readonly index: (version: string) => Promise<ApiIndex>;
  /** The place of a name in a version, or a sentence that says which names are near. */
  readonly resolve: (version: string, name: string) => Promise<ResolvedName>;
};

export type ApiServiceOptions = {
  readonly siteDir: string;
  /** Where results are kept between runs; `.cache` in the site's folder by default. */
  readonly cacheDir?: string;
  /** The machine whose binaries are used; a parameter so that tests can be another one. */
  readonly machine?: Machine;
};

export function createApiService({siteDir, cacheDir = path.join(siteDir, '.cache'), machine = process}: ApiServiceOptions): ApiService {
  const source = createRawSource(siteDir, cacheDir, machine);
  const cache = createCache(path.join(cacheDir, 'api'));
  const model = once(async (version) => buildModel(await source.read(version)));
  const code = codeIdentity();
  const index = once((version) => cache.get(['index', code, source.identity(version)], async () => createIndex(await model(version))));
  return {
    versions: source.versions,
    model,
    models: () => Promise.all(source.versions.map(model)),
    index,
    resolve: async (version, name) => resolveApiName(await index(version), name),
  };
}

const services = new Map<string, ApiService>();

/** The one service of a site in this process, for everything that runs during a build. */
export function apiServiceOf(siteDir: string): ApiService {
  const service = services.get(siteDir) ?? createApiService({siteDir});
  services.set(siteDir, service);
  return service;
}

/** Async, so that a version that does not exist rejects instead of throwing. */
function once<T>(make: (version: string) => Promise<T>): (version: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return async (version) => {
    const known = made.get(version) ?? make(version);
    made.set(version, known);
    return known;
  };
}

/** A hash of the code that makes models: what an older one made is not used. */
function codeIdentity(): string {
  const folder = path.join(__dirname, '../../lib/api-model');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
