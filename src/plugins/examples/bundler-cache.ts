/** Prevents the bundler's disk cache from serving pages built by a different version of the pipeline. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Everything besides the page that can affect a block. */
const SOURCES = ['compilers', 'config', 'lib', 'plugins', 'remark'];

type Config = {readonly experiments?: {readonly cache?: unknown} | undefined};

/** Configuration to merge: a change of one of those files invalidates the cache. Empty without a cache. */
export function blockDependencies(siteDir: string, config: Config): object {
  const cache = config.experiments?.cache;
  if (typeof cache !== 'object' || cache === null) return {};
  const files = SOURCES.flatMap((name) => {
    const folder = path.join(siteDir, 'src', name);
    const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    return names.filter((file) => /\.(?:ts|cjs)$/.test(file)).map((file) => path.join(folder, file));
  });
  return {experiments: {cache: {buildDependencies: [path.join(siteDir, 'package-lock.json'), ...files]}}};
}
