/** Keeps the bundler's cache on disk from serving pages that another version of the pipeline made. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

/** What decides about a block besides the page: our code, and the packages in the lock file. */
const SOURCES = ['src/plugins/examples', 'src/remark', ...['code-block', 'diagnostics', 'fence', 'package-manager', 'playground-link', 'syntax'].map((name) => `src/lib/${name}`)];

/** As much of a bundler's configuration as is read here. */
type Config = {readonly experiments?: {readonly cache?: unknown} | undefined};

/** Configuration to merge: the cache is dropped when one of the files behind the blocks changes. Empty when there is no such cache. */
export function blockDependencies(siteDir: string, config: Config): object {
  const cache = config.experiments?.cache;
  if (typeof cache !== 'object' || cache === null) return {};
  const files = SOURCES.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder))
      .filter((name) => /\.(?:ts|cjs)$/.test(name))
      .map((name) => path.join(siteDir, folder, name)),
  );
  return {experiments: {cache: {buildDependencies: [path.join(siteDir, 'package-lock.json'), ...files]}}};
}
