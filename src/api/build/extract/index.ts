/**
 * The packages' data, cached on disk by package version: extracting takes seconds, reading the cache a tenth of a
 * second.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {RawVersion} from '../../core/model/raw';
import type {CompilerService} from '../../../compilers/build/service';
import {extractVersion} from './extract';
import {findPackages, type VersionPackages} from './packages';

/** Change this whenever the same packages could give different data, so that older results aren't used. */
const CACHE_VERSION = 2;

export type RawSource = {
  /** Manual versions, newest first. */
  readonly versions: readonly string[];
  /**
   * All data from the version's packages. Throws a readable error if this machine can't run their tools and there's no
   * cached result.
   */
  readonly read: (version: string) => Promise<RawVersion>;
  /** Everything that affects the result of `read`, for cache keys. Throws for a version without packages. */
  readonly identity: (version: string) => unknown;
};

/** Results go to the cache `api` of the service. */
export function createRawSource(service: CompilerService): RawSource {
  const packages = findPackages(service.toolchains);
  const versions = packages.map(({version}) => version);
  const find = (version: string): VersionPackages => {
    const found = packages.find((other) => other.version === version);
    if (found) return found;
    throw new Error(`No packages are known for ${version}. Known versions: ${versions.join(', ')}.`);
  };
  const identity = (version: string): unknown => ['raw', CACHE_VERSION, version, find(version).identity];
  return {
    versions,
    identity,
    read: async (version) => {
      const found = find(version);
      const raw = await service.cache('api').get(identity(version), () => {
        const missing = [found.toolchain.docTool.program, found.printer.bsc, found.reasonPrinter].find(
          (file) => file !== undefined && !existsSync(file),
        );
        if (missing !== undefined) {
          throw new Error(
            `The API reference of ${version} needs ${path.relative(service.siteDir, missing)}, which its package does not have for ${service.machine.platform}-${service.machine.arch}. Build on linux-x64, or bring the folder .cache/api from there.`,
          );
        }
        return extractVersion(found, service);
      });
      return {...raw, comments: found.toolchain.comments};
    },
  };
}
