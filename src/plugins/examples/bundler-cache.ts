/** Prevents the bundler's disk cache from serving pages built by a different version of the pipeline. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Everything besides the page that affects a block. */
const SOURCES = [
  'src/compilers',
  'src/plugins/examples',
  'src/remark',
  ...['code-block', 'diagnostics', 'fence', 'package-manager', 'playground-link', 'syntax', 'version'].map(
    (name) => `src/lib/${name}`,
  ),
];

type Config = {readonly experiments?: {readonly cache?: unknown} | undefined};

/** Configuration to merge: a change of one of those files invalidates the cache. Empty without a cache. */
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
