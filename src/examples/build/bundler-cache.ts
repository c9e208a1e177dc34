/** Prevents the bundler's disk cache from serving pages built by a different version of the pipeline. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Everything besides the page that can affect a block: what runs in the build. */
const SOURCE = /^(?:config|[^/]+\/(?:core|build))\/.*(?<!\.test)\.(?:ts|cjs)$/;

type Config = {readonly experiments?: {readonly cache?: unknown} | undefined};

/** Configuration to merge: a change of one of those files invalidates the cache. Empty without a cache. */
export function blockDependencies(siteDir: string, config: Config): object {
  const cache = config.experiments?.cache;
  if (typeof cache !== 'object' || cache === null) return {};
  const folder = path.join(siteDir, 'src');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => SOURCE.test(file.replaceAll(path.sep, '/')))
    .map((file) => path.join(folder, file));
  return {experiments: {cache: {buildDependencies: [path.join(siteDir, 'package-lock.json'), ...files]}}};
}
