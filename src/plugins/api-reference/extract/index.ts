/** What the packages say, kept on disk by their versions: extracting takes seconds, reading it back a tenth of one. */
import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {RawVersion} from '../../../lib/api-model/raw';
import {createCache} from '../../examples/cache';
import {createPool} from '../../examples/pool';
import type {Machine} from '../../examples/toolchain';
import {extractVersion} from './extract';
import {findPackages} from './packages';

/** Changes whenever the same packages could give something else, so that older results are not used. */
const RECIPE = 1;

export type RawSource = {
  /** Manual versions, newest first. */
  readonly versions: readonly string[];
  /** Everything the packages of the version say. Throws with a sentence where this machine cannot run their tools and no result is kept. */
  readonly read: (version: string) => Promise<RawVersion>;
};

/** @param cacheDir the site's cache folder; results go to its folder `api` */
export function createRawSource(siteDir: string, cacheDir: string, machine: Machine = process): RawSource {
  const packages = findPackages(siteDir, machine);
  const cache = createCache(path.join(cacheDir, 'api'));
  const pool = createPool(availableParallelism() + 1);
  return {
    versions: packages.map(({version}) => version),
    read: (version) => {
      const found = packages.find((other) => other.version === version);
      if (!found) throw new Error(`There are no packages for ${version}: the versions are ${packages.map((other) => other.version).join(', ')}.`);
      return cache.get(['raw', RECIPE, version, found.identity], () => {
        const missing = [found.tools, found.printer.bsc, found.reasonPrinter].find((file) => file !== undefined && !existsSync(file));
        if (missing !== undefined) {
          throw new Error(`The API reference of ${version} needs ${path.relative(siteDir, missing)}, which its package does not have for ${machine.platform}-${machine.arch}. Build on linux-x64, or bring the folder .cache/api from there.`);
        }
        return extractVersion(found, {cacheDir, pool});
      });
    },
  };
}
