/** What the packages say, kept on disk by their versions: extracting takes seconds, reading it back a tenth of one. */
import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {RawVersion} from '../../../lib/api-model/raw';
import {createCache} from '../../examples/cache';
import {createPool} from '../../../lib/pool/pool';
import type {Machine} from '../../examples/toolchain';
import {extractVersion} from './extract';
import {findPackages, type VersionPackages} from './packages';

/** Changes whenever the same packages could give something else, so that older results are not used. */
const RECIPE = 2;

export type RawSource = {
  /** Manual versions, newest first. */
  readonly versions: readonly string[];
  /** Everything the packages of the version say. Throws with a sentence where this machine cannot run their tools and no result is kept. */
  readonly read: (version: string) => Promise<RawVersion>;
  /** Everything that decides about what `read` returns, for cache keys. Throws for a version without packages. */
  readonly identity: (version: string) => unknown;
};

/** @param cacheDir the site's cache folder; results go to its folder `api` */
export function createRawSource(siteDir: string, cacheDir: string, machine: Machine = process): RawSource {
  const packages = findPackages(siteDir, machine);
  const cache = createCache(path.join(cacheDir, 'api'));
  const pool = createPool(availableParallelism() + 1);
  const find = (version: string): VersionPackages => {
    const found = packages.find((other) => other.version === version);
    if (found) return found;
    throw new Error(`There are no packages for ${version}: the versions are ${packages.map((other) => other.version).join(', ')}.`);
  };
  const identity = (version: string): unknown => ['raw', RECIPE, version, find(version).identity];
  return {
    versions: packages.map(({version}) => version),
    identity,
    read: async (version) => {
      const found = find(version);
      return cache.get(identity(version), () => {
        const missing = [found.tools, found.printer.bsc, found.reasonPrinter].find((file) => file !== undefined && !existsSync(file));
        if (missing !== undefined) {
          throw new Error(`The API reference of ${version} needs ${path.relative(siteDir, missing)}, which its package does not have for ${machine.platform}-${machine.arch}. Build on linux-x64, or bring the folder .cache/api from there.`);
        }
        return extractVersion(found, {cacheDir, pool});
      });
    },
  };
}
